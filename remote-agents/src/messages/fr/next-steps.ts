import type { Translation } from '@frontdesk/shared/contract';

export default {
  steps: {
    title: 'Votre accueil numérique en trois étapes',
    shortTitle: 'Votre accueil numérique en deux étapes',
    label: 'Prochaines étapes',
    done: 'Terminé',
    progress: (done, all) => `${done} sur ${all} terminées`,
    next: (step) => `Ensuite : ${step}`,
    start: {
      title: 'Votre agent en une minute',
      text: 'L’agent lit votre site et y puise ses réponses, à vos couleurs.',
      action: 'Pas de site ? Commencer avec des fichiers',
      failed: 'Impossible de charger la suite pour votre premier agent.',
    },
    agent: {
      title: 'Créer un agent',
      text: 'Il répond à vos clients.',
      action: 'Nouvel agent',
    },
    documents: {
      title: 'Ajouter vos documents',
      text: 'L’agent s’en sert pour répondre aux questions.',
      action: 'Mes agents',
    },
    code: {
      title: 'Imprimer un QR code',
      text: 'Un scan amène les clients chez vous.',
      action: 'Créer un QR code',
    },
    demonstrationFailed: 'L’hôtel de démonstration n’a pas pu être chargé.',
  },

  offerBeside: 'Vous pouvez aussi visiter un accueil très fréquenté.',
  fill: 'Essayer avec un hôtel de démonstration',
  label: 'Démonstration',
  filling:
    'L’hôtel de démonstration se prépare. Ses agents lisent leurs documents et répondent à deux semaines de questions.',
  ready: 'Vous voyez un hôtel de démonstration.',
  readyText: 'Tout y est fictif : modifiez ce que vous voulez.',
  stopped: 'L’hôtel de démonstration est incomplet, car le serveur a redémarré.',
  again: 'Recommencer',
  remove: 'Retirer la démo',
  hotel: 'Hôtel de démonstration',
  question:
    'Retirer l’hôtel de démonstration ? Ses agents, documents, conversations, QR codes et notifications seront supprimés, même ceux que vous avez modifiés. Ce que vous avez ajouté vous-même est conservé.',
  confirm: 'Retirer',
  filled: 'L’hôtel de démonstration est prêt.',
  removed: 'L’hôtel de démonstration a été retiré.',
  fillFailed: 'L’hôtel de démonstration n’a pas pu être préparé.',
  removeFailed: 'L’hôtel de démonstration n’a pas pu être retiré.',
} satisfies Translation<typeof import('../next-steps')>;
