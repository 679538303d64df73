const count = (number: number) => number.toLocaleString('en');

export const list = {
  title: 'My Agent Bots',
  intro: 'The chatbots that answer your customers. Open one to teach it, test it and put it on your site.',
  add: 'Add New Agent',
  loading: 'Loading agents',
  fetchFailed: 'Failed to fetch agents:',
  error: 'An error occurred.',
  activity: (conversations: number) =>
    `${count(conversations)} ${conversations === 1 ? 'conversation' : 'conversations'} in 7 days`,
  isNew: 'New',
  noRows: 'No rows',
  noRowsInvitation: 'You have no agents yet. Add one and give it something to read.',
  noResults: 'No results found.',
  deleteQuestion: 'Are you sure you want to delete this agent? This action cannot be undone.',
  deleted: 'Agent deleted successfully!',
  deleteFailed: 'Delete failed. Check console for details.',
  bulkDeleteQuestion: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this agent' : `these ${count} agents`}? This action cannot be undone.`,
  bulkResults: 'Results',
  bulkCounts: (done: number, failed: number) => `${done} done, ${failed} failed`,
} as const;

export const exportName = 'agents.csv';
export const unnamedAgent = 'Agent without a name';

export const status = { enabled: 'Enabled', disabled: 'Disabled', active: 'Active', inactive: 'Inactive' } as const;
