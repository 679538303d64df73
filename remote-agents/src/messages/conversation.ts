import { count } from '@frontdesk/shared/endpoints/count';

// Texts on the page of a conversation.

export const detail = {
  back: 'All conversations',
  newer: 'Previous',
  older: 'Next',
  neighbors: 'Adjacent conversations',
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
    'Are you sure you want to delete all of this visitor’s conversations and contact details? This action cannot be undone.',
  eraseConfirm: 'Delete everything',
  erased: (number: number) => `${count(number, 'conversation', 'conversations')} deleted.`,
  facts: 'About this conversation',
  firstSeen: (day: string) => `First seen ${day}`,
  transcript: 'Transcript',
  earlier: 'Earlier messages',
  chatFailed: 'The chat could not be loaded.',
  earlierFailed: 'Earlier messages could not be loaded.',
  empty: 'No messages yet.',
  from: { visitor: 'Visitor', agent: 'Assistant', owner: 'Reply by email', person: 'Person', note: 'Internal note' },
  /** What happened in the chat, as the visitor reads it. */
  events: {
    joined: (person: string) => `${person} joined`,
    left: (person: string) => `${person} left`,
    returned: () => 'The assistant is back',
  },
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
  nearest: 'Nearest passages',
  documentDeleted: 'deleted',
  correct: 'Correct this answer',
  delivery: { waiting: 'Sending…', sent: 'Sent', failed: 'Not sent' },
  sendAgain: 'Send again',
} as const;
export const contact = {
  title: 'Wants a person',
  asked: 'Asked',
  email: 'Email',
  /** What a button copies. */
  copyEmail: 'email',
} as const;
