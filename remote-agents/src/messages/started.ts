import { count } from '@frontdesk/shared/endpoints/count';

/** Texts of the page of the started agent, which loads while the site is opened. */
export const started = {
  slowToRead: 'This site answers slowly. You can leave this page: your agent keeps reading.',
  reading: (read: number, found: number, areFiles: boolean) =>
    `Read ${count(read)} of ${areFiles ? count(found, 'file', 'files') : count(found, 'page', 'pages')}`,
  allRead: (read: number, areFiles: boolean) =>
    `Read ${areFiles ? count(read, 'file', 'files') : count(read, 'page', 'pages')}. Your agent is ready.`,
  notYet: 'Reading…',
  nothingRead: 'Nothing could be read. Add a file, or try another site.',
  another: 'Try another site',
  failedPages: (failed: number, areFiles: boolean) =>
    `${areFiles ? count(failed, 'file', 'files') : count(failed, 'page', 'pages')} could not be read.`,
  unread: 'Not read',
  again: 'Try again',
  againFailed: 'Reading could not be started again.',
  askNow: 'Ask it something: it answers from what it has read so far.',
  askDone: 'Ask it something, as a guest would.',
  pages: 'Read last',
  topics: 'Ask it one of these',
  allPages: (read: number) => `See all ${count(read)}`,
  topicsHint: 'Visitors see them as their first questions.',
  install: 'Put it on your site',
  installHint: 'Paste one line into your pages. The chat shows up on your site, and nowhere else.',
  copyLine: 'Copy the line',
  showLine: 'Show the line',
  snippet: 'embed code',
  moreInstall: 'Other ways',
  open: 'Open the agent',
} as const;
