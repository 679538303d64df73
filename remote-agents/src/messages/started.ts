import { count } from '@frontdesk/shared/endpoints/count';

/** What is counted: pages, files, sites, or several of them. */
export type Counted = 'page' | 'file' | 'site' | 'both';

const counted = (number: number, what: Counted) =>
  what === 'both' ? count(number, 'page or file', 'pages and files') : count(number, what, `${what}s`);

/** Texts of the page that shows the started agent, which loads while the site is being opened. */
export const started = {
  slowToRead: 'This site is slow. You can leave this page: your agent keeps reading.',
  reading: (read: number, found: number, what: Counted) => `Read ${count(read)} of ${counted(found, what)}`,
  allRead: (read: number, what: Counted) => `Read ${counted(read, what)}. Your agent is ready.`,
  notYet: 'Reading…',
  readingFirst: 'Opening the first one',
  readingNext: 'Reading the next one',
  nothingYet: 'It could not read anything yet.',
  nothingRead: 'Nothing could be read. Add a file, or try another site.',
  another: 'Try another site',
  failedPages: (failed: number, what: Counted) =>
    `${what === 'both' ? count(failed, 'item', 'items') : counted(failed, what)} could not be read.`,
  unread: 'Not read',
  again: 'Try again',
  againFailed: 'Reading could not be restarted.',
  askNow: 'Ask it something: it answers from what it has read so far.',
  askDone: 'Ask it something, as a guest would.',
  tryIt: 'Try it. These chats are not counted.',
  pages: 'Last read',
  topics: 'Ask it one of these',
  allPages: (read: number) => `See all ${count(read)}`,
  topicsHint: 'Visitors see them as their first questions.',
  install: 'Put it on your site',
  installHint: 'Paste one line into your pages. The chat shows up on your site, and nowhere else.',
  copyLine: 'Copy the line',
  showLine: 'Show the line',
  snippet: 'embed code',
  moreInstall: 'Other ways',
  print: 'Print a QR code',
  printHint: 'Guests scan it on a table or at the door, and ask this agent.',
  makeCode: 'Create a code',
  open: 'Open the agent',
} as const;
