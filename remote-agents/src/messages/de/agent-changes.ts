import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  changes: {
    deleteQuestion: 'Möchten Sie diesen Agenten wirklich löschen? Das kann nicht rückgängig gemacht werden.',
    deleted: 'Der Agent wurde gelöscht.',
    deleteFailed: 'Löschen fehlgeschlagen. Details stehen in der Konsole.',
    bulkDeleteQuestion: (number) =>
      `Möchten Sie ${number === 1 ? 'diesen Agenten' : `diese ${count(number)} Agenten`} wirklich löschen? Das kann nicht rückgängig gemacht werden.`,
    bulkResults: 'Ergebnisse',
    bulkCounts: (done, failed) => `${done} erledigt, ${failed} fehlgeschlagen`,
    enable: 'Aktivieren',
    disable: 'Deaktivieren',
    deleteSelected: 'Auswahl löschen',
    clearSelection: 'Auswahl aufheben',
  },
} satisfies Translation<typeof import('../agent-changes')>;
