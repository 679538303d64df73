import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the reports on the home dashboard, which load after it.

export const numbers = {
  title: 'Conversations',
  period: (days: number) => `Last ${days} days`,
  all: 'All conversations',
  agent: 'Agent',
  allAgents: 'All agents',
  unnamed: 'Unnamed agent',
  conversations: 'Conversations',
  questions: 'Questions',
  answered: 'Answered',
  helpful: 'Found helpful',
  reply: 'Median time to reply',
  scans: 'Scans',
  byDay: 'Conversations per day',
  shareByDay: 'Share answered',
  table: 'Conversations and share answered by day',
  day: 'Day',
  noQuestions: 'No questions',
  allFailed: 'The numbers could not be loaded.',
  failed: 'The numbers of this agent could not be loaded.',
} as const;

export const attention = {
  questions: 'Unanswered questions',
  allQuestions: 'All unanswered',
  noQuestions: 'Every question was answered.',
  answer: 'Add answer',
  answerTo: (question: string) => `Add answer to “${question}”`,
  times: (number: number) => (number === 1 ? 'Asked once' : `Asked ${count(number)} times`),
  failures: 'What failed',
  noFailures: 'Nothing failed in the last 30 days.',
  document: 'Document not read',
  website: 'Website not fetched',
  mail: 'Reply not sent',
  formLoading: 'The form is loading.',
  formFailed: 'The form could not be loaded.',
  mailReason: 'The mail server did not accept the reply.',
  failed: 'Questions and failures could not be loaded.',
} as const;

export const quick = {
  title: 'Quick actions',
  agent: 'New agent',
  documents: 'Add documents',
  code: 'New QR code',
  people: 'Invite people',
} as const;
