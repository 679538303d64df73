import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the screens about conversations, unanswered questions and own answers. Each is an export, so that a page
// loads only its own.

export const title = 'Conversations';
export const intro = 'What visitors asked, what your agents replied, and what is still missing.';
export const visitor = 'Visitor';
export const newest = 'Newest conversation';
export const openNewest = 'Open';
export const newestHint = 'Open it to reply, to correct an answer or to take over.';
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
