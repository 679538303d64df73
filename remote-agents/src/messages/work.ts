import { count } from '@frontdesk/shared/endpoints/count';

// Texts about the work on conversations. The home dashboard, which loads those of `conversations.ts`, does not need them.

export const assignedTo = (person: string) => `Assigned to ${person}`;

/** The name of a tab, with the number of open entries in it; `most` is the highest number that the server counts to. */
export function counted(tab: string, open: number, most: number): string {
  if (open === 0) return tab;
  return open < most ? `${tab} ${count(open)}` : `${tab} ${count(most - 1)}+`;
}

export const mine = {
  tab: 'Mine',
  none: 'Nothing is assigned to you. Take over a conversation, or assign one to yourself.',
  toAll: 'Show all conversations',
} as const;

export const filters = {
  assignee: 'Assigned to',
  anyAssignee: 'Anyone',
  me: 'Me',
  nobody: 'Nobody',
  status: 'Status',
  anyStatus: 'Open and done',
  statuses: { open: 'Open', done: 'Done' },
  /** A filter that is set. */
  chip: (filter: string, value: string) => `${filter}: ${value}`,
  failed: 'The filters could not be loaded.',
} as const;

/** Texts about who is working on a conversation, and about its notes. */
export const work = {
  assign: 'Assign to',
  you: (name: string) => `${name} (you)`,
  nobody: 'Nobody',
  assigned: (person: string | null) => (person === null ? 'Unassigned.' : `Assigned to ${person}.`),
  assignFailed: 'The conversation could not be assigned.',
  status: 'Status',
  statuses: { open: 'Open', done: 'Done' },
  note: 'Internal note',
  noteHint: 'Only people in your organization can read notes. Visitors never see them.',
  addNote: 'Add note',
  noteFailed: 'The note could not be added.',
} as const;

/** The kinds of message that a person can write in a conversation. */
export const composer = {
  label: 'Write',
  choices: { reply: 'Reply', mail: 'Email', note: 'Note' },
} as const;

export const reply = {
  label: 'Your reply',
  hint: (email: string) => `Goes to ${email}, and appears in the chat when the visitor returns.`,
  answers: (address: string) => `The visitor's reply to the email goes to ${address}.`,
  send: 'Send reply',
  sent: 'Reply sent.',
  failed: 'The reply could not be sent.',
  unavailable: (email: string) => `This server cannot send email yet. Write to ${email} from your own email program.`,
} as const;

export const keyboard = {
  title: 'Keyboard shortcuts',
  keys: [
    ['j', 'Next conversation'],
    ['k', 'Previous conversation'],
    ['e', 'Mark as done, or reopen'],
    ['a', 'Assign to me'],
    ['r', 'Write a reply'],
    ['n', 'Write an internal note'],
    ['?', 'Show this list'],
  ],
  failed: 'The shortcuts could not be loaded.',
  use: 'Use these keys',
  states: ['On', 'Off'],
  close: 'Close',
} as const;

/** The tab's name; its other texts load with it. */
export const numbersTab = 'Numbers';

/** How a visitor found a conversation. */
export const rating = { label: 'Rating', good: 'Good', bad: 'Not good' } as const;
