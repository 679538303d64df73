import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  changes: {
    deleteQuestion: 'Voulez-vous vraiment supprimer cet agent ? Cette action est irréversible.',
    deleted: 'Agent supprimé.',
    deleteFailed: 'Échec de la suppression. Consultez la console pour en savoir plus.',
    bulkDeleteQuestion: (number) =>
      `Voulez-vous vraiment supprimer ${number === 1 ? 'cet agent' : `ces ${count(number)} agents`} ? Cette action est irréversible.`,
    bulkResults: 'Résultats',
    bulkCounts: (done, failed) => `${count(done, 'réussi', 'réussis')}, ${count(failed, 'échec', 'échecs')}`,
    enable: 'Activer',
    disable: 'Désactiver',
    deleteSelected: 'Supprimer la sélection',
    clearSelection: 'Annuler la sélection',
  },
} satisfies Translation<typeof import('../agent-changes')>;
