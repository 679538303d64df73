import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  assignedTo: (person) => `Attribuée à ${person}`,

  counted(tab, open, most) {
    if (open === 0) return tab;
    return open < most ? `${tab} ${count(open)}` : `${tab} ${count(most - 1)}+`;
  },

  mine: {
    tab: 'Les miennes',
    none: 'Rien ne vous est attribué. Prenez la main sur une conversation, ou attribuez-vous-en une.',
    toAll: 'Voir toutes les conversations',
  },

  filters: {
    assignee: 'Responsable',
    anyAssignee: 'Tout le monde',
    me: 'Moi',
    nobody: 'Personne',
    status: 'État',
    anyStatus: 'Ouvertes et terminées',
    statuses: { open: 'Ouverte', done: 'Terminée' },
    chip: (filter, value) => `${filter} : ${value}`,
    failed: 'Impossible de charger les filtres.',
  },

  work: {
    assign: 'Attribuer à',
    you: (name) => `${name} (vous)`,
    nobody: 'Personne',
    assigned: (person) => (person === null ? 'Attribuée à personne.' : `Attribuée à ${person}.`),
    assignFailed: 'La conversation n’a pas pu être attribuée.',
    status: 'État',
    statuses: { open: 'Ouverte', done: 'Terminée' },
    note: 'Note interne',
    noteHint: 'Seules les personnes de votre organisation lisent les notes. Les visiteurs ne les voient jamais.',
    addNote: 'Ajouter une note',
    noteFailed: 'La note n’a pas pu être ajoutée.',
  },

  composer: {
    label: 'Écrire',
    choices: { reply: 'Réponse', mail: 'E-mail', note: 'Note' },
  },
  reply: {
    label: 'Votre réponse',
    hint: (email) => `Envoyée à ${email}, et visible dans le chat au retour du visiteur.`,
    answers: (address) => `Si le visiteur répond à l’e-mail, sa réponse arrive à ${address}.`,
    send: 'Envoyer la réponse',
    sent: 'Réponse envoyée.',
    failed: 'La réponse n’a pas pu être envoyée.',
    unavailable: (email) =>
      `Ce serveur ne peut pas encore envoyer d’e-mails, la réponse ne partirait donc pas. Écrivez à ${email} depuis votre messagerie.`,
  },

  keyboard: {
    title: 'Raccourcis clavier',
    keys: [
      ['j', 'Conversation suivante'],
      ['k', 'Conversation précédente'],
      ['e', 'Marquer comme terminée, ou rouvrir'],
      ['a', 'M’attribuer la conversation'],
      ['r', 'Écrire une réponse'],
      ['n', 'Écrire une note interne'],
      ['?', 'Afficher cette liste'],
    ],
    failed: 'Les raccourcis n’ont pas pu être chargés.',
    use: 'Utiliser ces touches',
    states: ['Activé', 'Désactivé'],
    close: 'Fermer',
  },
  numbersTab: 'Chiffres',
  rating: { label: 'Évaluation', good: 'Bien', bad: 'Pas bien' },
} satisfies Translation<typeof import('../work')>;
