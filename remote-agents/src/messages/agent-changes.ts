import { count } from '@frontdesk/shared/endpoints/count';

// Texts about changes to agents, which load with the first change.

export const changes = {
  deleteQuestion: 'Are you sure you want to delete this agent? This action cannot be undone.',
  deleted: 'Agent deleted successfully!',
  deleteFailed: 'Delete failed. Check console for details.',
  bulkDeleteQuestion: (number: number) =>
    `Are you sure you want to delete ${number === 1 ? 'this agent' : `these ${count(number)} agents`}? This action cannot be undone.`,
  bulkResults: 'Results',
  bulkCounts: (done: number, failed: number) => `${done} done, ${failed} failed`,
  enable: 'Enable',
  disable: 'Disable',
  deleteSelected: 'Delete selected',
  clearSelection: 'Clear selection',
} as const;
