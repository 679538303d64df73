import type { Translation } from '@frontdesk/shared/contract';

export default {
  reasons: {
    missing: 'Un fichier est manquant.',
    timeout: 'Le chargement a pris trop de temps.',
    invalid: 'Le manifeste est illisible.',
    other: 'Le démarrage a échoué.',
  },
  savedIsSafe: 'Ce que vous avez enregistré est intact.',
  groupFailed: (group) => `Le code partagé par plusieurs pages (${group}) n’a pas pu être chargé`,
} satisfies Translation<typeof import('../load-failure')>;
