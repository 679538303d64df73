import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  header: {
    path: 'Fil d’Ariane',
    agents: 'Agents',
    status: 'État',
    test: 'Tester',
    install: 'Intégrer au site',
    documents: (ready) => count(ready, 'document prêt', 'documents prêts'),
    processing: (number) => `${count(number)} en cours`,
    failed: (number) => count(number, 'échec', 'échecs'),
    conversations: (number) => `${count(number, 'conversation', 'conversations')} cette semaine`,
  },

  advanced: 'Avancé',

  saveBar: {
    unsaved: 'Modifications non enregistrées',
    discard: 'Abandonner',
    restored: 'Vos modifications non enregistrées sont de retour.',
    discardRestored: 'Abandonner les modifications',
    saved: 'Enregistré. Votre chat l’affiche désormais.',
  },

  setup: {
    label: 'Configurer cet agent',
    done: 'Terminé',
    doneOf: (done, all) => `${done} sur ${all} terminées`,
    next: 'Ensuite :',
    complete: 'Configuré',
    steps: {
      documents: { title: 'Documents', text: 'Importez ce dont l’agent tire ses réponses.' },
      welcome: { title: 'Accueil', text: 'Écrivez ce que les visiteurs lisent en premier.' },
      test: { title: 'Test', text: 'Posez les questions de vos clients.' },
      site: { title: 'Intégrer au site', text: 'Copiez une ligne ou téléchargez le pack.' },
    },
  },

  lateParts: {
    tabFailed: 'L’onglet n’a pas pu être chargé.',
    settingsFailed: 'Les paramètres n’ont pas pu être chargés.',
    previewFailed: 'L’aperçu n’a pas pu être chargé.',
    testsFailed: 'Les questions de test n’ont pas pu être chargées.',
    hoursFailed: 'Les horaires d’ouverture n’ont pas pu être chargés.',
    limitsFailed: 'Les limites du modèle de langage n’ont pas pu être chargées.',
  },
} satisfies Translation<typeof import('../agent-detail')>;
