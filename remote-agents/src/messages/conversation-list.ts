// Texts of the conversation list: its filters, its export and its newest conversation.

export const filters = {
  label: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  search: 'Search',
  agent: 'Agent',
  anyAgent: 'All agents',
  place: 'Place',
  anyPlace: 'All places',
  outcome: 'Outcome',
  anyOutcome: 'All outcomes',
  tests: 'Tests',
  withTests: 'Visitors and tests',
  testsOf: { without: 'Without tests', only: 'Tests only' },
  from: 'From',
  to: 'To',
} as const;

/** Texts of the field that finds a place. */
export const places = {
  matches: 'Matches',
  clear: 'Clear this filter',
  unknown: 'Unknown',
  searching: 'Searching…',
  none: (search: string) => (search === '' ? 'There are no places.' : `No places match '${search}'.`),
  more: (shown: number) => `The first ${shown}. Type more of the name to see others.`,
  failed: 'Places could not be loaded.',
  retry: 'Try again',
} as const;

export const retention = {
  label: 'Keep conversations for',
  days: (days: number) => `${days} days`,
  always: 'Forever',
  hint: 'Older conversations are deleted for good.',
  question: (days: number) =>
    `Conversations older than ${days} days will be deleted within the hour. This action cannot be undone.`,
  confirm: 'Delete older ones',
  saved: 'Saved.',
  failed: 'The retention period could not be saved.',
  member: 'Only an owner can change this.',
} as const;

export const newest = 'Newest conversation';
export const selected = 'Selected conversation';
export const selectedFailed = 'The messages could not be loaded.';
export const openNewest = 'Open';
export const takeOver = 'Take over';
export const addAnswer = 'Add answer';
export const reply = 'Reply';
