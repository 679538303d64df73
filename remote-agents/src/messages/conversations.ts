import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the screens about conversations, unanswered questions and the owner's own answers. Each group is a separate
// export, so that a page loads only its own.

export const title = 'Conversations';
export const intro = 'What visitors asked, what your agents replied, and what is still missing.';
export const visitor = 'Visitor';
export const assistant = 'Assistant';
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
export const liveHint = 'The visitor is in the chat now, or was within the last few minutes.';
export const waiting = 'Waiting';
/** The headings above visitors who are waiting for a person, and above all others. */
export const groups = { waiting: 'Waiting for you', others: 'Others' } as const;
export const taken = (person: string) => `With ${person}`;
export const test = 'Test';
export const testHint = 'From Chat Test. Not counted anywhere.';
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
  noMatches: 'No conversations match these filters.',
  clear: 'Clear filters',
  more: 'Load more',
  fresh: (number: number, isAtLeast: boolean) =>
    `${count(number)}${isAtLeast ? '+' : ''} new ${number === 1 ? 'conversation' : 'conversations'}`,
  columns: {
    question: 'First question',
    outcome: 'Outcome',
    feedback: 'Feedback',
    activity: 'Last activity',
  },
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
