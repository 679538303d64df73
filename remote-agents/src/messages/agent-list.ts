import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the page that lists all agents; only that page loads them.

export const list = {
  title: 'My Agent Bots',
  intro: 'The chatbots that answer your customers. Open one to teach it, test it and put it on your site.',
  add: 'Add New Agent',
  loading: 'Loading agents',
  fetchFailed: 'Failed to fetch agents:',
  error: 'An error occurred.',
  activity: (conversations: number) => `${count(conversations, 'conversation', 'conversations')} in 7 days`,
  isNew: 'New',
  noRows: 'No rows',
  another: 'Another place or language? Give it its own agent.',
  noRowsInvitation: 'You have no agents yet. Add one and give it something to read.',
  noResults: 'No results found.',
} as const;

export const exportName = 'agents.csv';

export const grid = {
  title: 'Agents',
  columns: {
    name: 'Name',
    status: 'Status',
    description: 'Description',
    created: 'Created At',
    action: 'Action',
  },
  /** Shown before the sort buttons, and `created` before the date, on a narrow screen. */
  sortBy: 'Sort by',
  created: 'Created',
  filter: 'Filter by name',
  clearFilter: 'Clear filter',
  exportCsv: 'Export CSV',
  exportFailed: 'The list could not be exported.',
  actionsFailed: 'The actions could not be loaded.',
  rowsPerPage: 'Rows per page:',
  range: (first: number, last: number, found: number) => `${first}–${last} of ${found}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  selectAll: 'Select all agents on this page',
  selected: (number: number) => `${count(number)} selected`,
  selectOf: (name: string) => `Select ${name}`,
  viewOf: (name: string) => `View ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
} as const;
