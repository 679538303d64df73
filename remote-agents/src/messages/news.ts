import { count } from '@frontdesk/shared/endpoints/count';

// Texts of this remote's news on the home dashboard, which load after it.

export const asked = (number: number) =>
  number === 0 ? 'nobody asked since yesterday' : `${count(number, 'guest', 'guests')} asked since yesterday`;
export const nobodyYet = 'nobody has asked yet';
export const waiting = (number: number) => `${count(number)} ${number === 1 ? 'waits' : 'wait'} for you`;

export const failed = 'Could not load what needs your attention.';
export const visitor = 'Visitor';
export const noQuestion = 'No questions yet';

export const persons = 'Guests waiting';
export const waits = 'In the chat now';
export const waitsForMail = 'Your reply cannot be emailed yet';
export const reply = 'Reply';
export const replyTo = (name: string) => `Reply to ${name}`;

export const failures = {
  document: 'Documents not read',
  website: 'Websites not fetched',
  mail: 'Replies not sent',
} as const;
export const mailReason = 'The mail server did not accept the reply.';
export const open = 'Open';
export const openOne = (name: string) => `Open ${name}`;

export const question = 'Unanswered questions';
/** Empty for a question that was asked once, as most were. */
export const times = (number: number) => (number === 1 ? '' : `Asked ${count(number)} times`);
export const answer = 'Add answer';
export const answerTo = (text: string) => `Add answer to “${text}”`;
export const formLoading = 'The form is loading.';
export const formFailed = 'The form could not be loaded.';

export const missing = {
  label: 'Not set up',
  mail: {
    text: 'This server cannot send email.',
    detail:
      'Replies, invitations and password links cannot be sent. Ask the person who runs the server to set up email.',
  },
  address: {
    text: 'This server has no public address yet.',
    detail:
      'Links in emails and changeable codes may not open for guests. Ask the person who runs the server to set the address.',
  },
} as const;
export const hide = 'Hide';
export const hideOne = (text: string) => `Hide “${text}”`;

export const conversations = 'Conversations';
export const answered = 'Answered';
export const number = (value: number) => count(value);
export const share = (value: number) => `${Math.round(value * 100)}%`;
export const none = '–';
export const activity = (number: number) => `${count(number, 'conversation', 'conversations')} in 7 days`;
export const newest = 'Newest conversations';
export const allConversations = 'All conversations';
