import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the screens about conversations, unanswered questions and own answers. Each is an export, so that a page
// loads only its own.

export const title = 'Conversations';
export const intro = 'What visitors asked, what your agents replied, and what is still missing.';
export const visitor = 'Visitor';
export const noQuestion = 'No questions yet';
export const unavailable = 'Conversations are not available on this server.';

export const tabs = {
  label: 'Conversations',
  all: 'All',
  unanswered: 'Unanswered',
  failed: 'The tab could not be loaded.',
} as const;

export const done = 'Done';
export const live = 'Live';
export const liveHint = 'The visitor is in the chat now, or was within the last minutes.';
export const waiting = 'Waiting';
export const taken = (person: string) => `With ${person}`;
export const test = 'Test';
export const testHint = 'Held in Chat Test. No figure counts it.';
export const placeName = (place: string) => `Place: ${place}`;
export const agentDeleted = 'deleted';
export const messageCount = (messages: number) => count(messages, 'message', 'messages');
export const feedback = (helpful: number, notHelpful: number) =>
  `${count(helpful)} helpful, ${count(notHelpful)} not helpful`;

export const list = {
  loading: 'Loading conversations',
  failed: 'The conversations could not be loaded.',
  moreFailed: 'More conversations could not be loaded.',
  none: 'No conversations yet. They appear here as soon as a visitor asks something.',
  toAgents: 'Go to My Agents',
  noMatches: 'No conversation matches these filters.',
  clear: 'Clear filters',
  more: 'Load more',
  fresh: (number: number, isAtLeast: boolean) =>
    `${count(number)}${isAtLeast ? '+' : ''} new ${number === 1 ? 'conversation' : 'conversations'}`,
  columns: {
    question: 'First question',
    agent: 'Agent',
    messages: 'Messages',
    outcome: 'Outcome',
    feedback: 'Feedback',
    activity: 'Last activity',
  },
} as const;

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

/** Of the field that finds a place. */
export const places = {
  matches: 'Matches',
  clear: 'Clear this filter',
  unknown: 'Unknown',
  searching: 'Searching…',
  none: (search: string) => (search === '' ? 'There are no places.' : `No place matches '${search}'.`),
  more: (shown: number) => `The first ${shown}. Type more of the name to see others.`,
  failed: 'Places could not be loaded.',
  retry: 'Try again',
} as const;

export const exporting = {
  csv: 'Export CSV',
  json: 'Export JSON',
  failed: 'The export failed.',
  unavailable: 'The export is not available on this server.',
  noResponse: 'No response from server. Please try again later.',
  refused: (status: number) => `The server could not do this (error ${status}).`,
  fileName: 'conversations',
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

export const detail = {
  back: 'All conversations',
  newer: 'Previous',
  older: 'Next',
  neighbors: 'Conversations beside this one',
  /** What a button copies. */
  copyLink: 'link',
  listFailed: 'The list of conversations could not be loaded.',
  loading: 'Loading the conversation',
  failed: 'The conversation could not be loaded.',
  unknown: 'This conversation was deleted, or conversations are not available on this server.',
  markDone: 'Mark as done',
  reopen: 'Reopen',
  markFailed: 'The conversation could not be changed.',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this conversation? This action cannot be undone.',
  deleted: 'Conversation deleted.',
  deleteFailed: 'Delete failed.',
  privacy: 'Privacy',
  eraseHint: 'Deletes every conversation from the same browser or with the same email.',
  erase: 'Delete all data from this visitor',
  eraseQuestion:
    'Are you sure you want to delete every conversation of this visitor, with all contact details? This action cannot be undone.',
  eraseConfirm: 'Delete everything',
  erased: (number: number) => `${count(number, 'conversation', 'conversations')} deleted.`,
  facts: 'About this conversation',
  site: 'Site',
  noSite: 'Not known',
  place: 'Place',
  started: 'First message shown',
  transcript: 'Transcript',
  earlier: 'Earlier messages',
  chatFailed: 'The chat could not be loaded.',
  earlierFailed: 'Earlier messages could not be loaded.',
  empty: 'No messages yet.',
  from: { visitor: 'Visitor', agent: 'Assistant', owner: 'Reply by mail', person: 'Person', note: 'Internal note' },
  /** What happened in the chat, as the visitor reads it. */
  events: {
    joined: (person: string) => `${person} joined`,
    left: (person: string) => `${person} left`,
    returned: () => 'The assistant answers again',
  },
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
  nearest: 'Nearest passages',
  documentDeleted: 'deleted',
  correct: 'Correct this answer',
  delivery: { waiting: 'Being sent', sent: 'Sent', failed: 'Not sent' },
  sendAgain: 'Send again',
} as const;

export const contact = {
  title: 'Wants a person',
  asked: 'Asked',
  email: 'Email',
  /** What a button copies. */
  copyEmail: 'email',
} as const;

export const unanswered = {
  loading: 'Loading unanswered questions',
  failed: 'The unanswered questions could not be loaded.',
  unavailable: 'Unanswered questions are not available on this server.',
  none: 'Every question was answered. Questions without an answer appear here.',
  noMatches: 'This agent has no unanswered questions.',
  ofAllAgents: 'Show those of all agents',
  toConversations: 'Show conversations',
  times: (count: number) => (count === 1 ? 'time asked' : 'times asked'),
  lastAskedBefore: 'last asked',
  wordings: 'Also asked as',
  nearest: 'Nearest passage',
  add: 'Add answer',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed. It comes back when it is asked again.',
  dismissFailed: 'The question could not be dismissed.',
  open: 'Open conversation',
  fresh: (number: number, isAtLeast: boolean) =>
    `${count(number)}${isAtLeast ? '+' : ''} new ${number === 1 ? 'question' : 'questions'}`,
} as const;

export const answer = {
  add: 'Add answer',
  edit: 'Edit answer',
  correct: 'Correct this answer',
  question: 'Question',
  answer: 'Answer',
  covers: 'Every wording of this question gets this answer, cited as “Answers”.',
  coversOne: 'Visitors who ask this, in these or similar words, get this answer, cited as “Answers”.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Answer saved. Visitors who ask this get it from now on.',
  failed: 'The answer could not be saved.',
} as const;

export const answers = {
  title: 'Answers',
  intro: 'Your own words for questions that the documents do not answer. Replies cite them as “Answers”.',
  none: 'No answers yet. Add one here, or from an unanswered question.',
  loading: 'Loading answers',
  loadFailed: 'The answers could not be loaded.',
  filter: 'Filter answers',
  noMatches: 'No answer matches.',
  clear: 'Clear filter',
  edit: (question: string) => `Edit ${question}`,
  delete: (question: string) => `Delete ${question}`,
  deleteQuestion: 'Are you sure you want to delete this answer? This action cannot be undone.',
  deleted: 'Answer deleted.',
  deleteFailed: 'The answer could not be deleted.',
  import: 'Import CSV',
  importStart: 'Import',
  cancel: 'Cancel',
  export: 'Export CSV',
  exportName: 'answers.csv',
  importHint: 'A question that is here already gets the new answer.',
  importTitle: 'Import answers',
  found: (number: number) => `${count(number, 'answer', 'answers')} in this file.`,
  leftOut: (lines: string) => `Skipped line ${lines}: the question or answer is missing or too long.`,
  imported: (added: number, changed: number) => `${count(added)} added, ${count(changed)} changed.`,
  importFailed: 'The import failed.',
  problems: {
    empty: 'The file has no answers.',
    noHeader: 'The first line must name the columns Question and Answer.',
    tooMany: 'The file has more than 2,000 answers. Import it in parts.',
    tooLarge: 'The file is larger than 20 MB. Import it in parts.',
    unclosedQuote: 'A quotation mark in the file is never closed. Save the file as CSV again.',
    unreadable: 'The file could not be read.',
  },
  more: 'Show more',
  wordings: (number: number) => `${count(number, 'other wording', 'other wordings')}`,
} as const;
