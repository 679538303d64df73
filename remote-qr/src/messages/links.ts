// Texts about codes that can be changed after print. Each is an export, so that a page loads only its own.

import { count } from '@frontdesk/shared/endpoints/count';
import { scanCount } from './home';

export { scanCount };
/** Follows the count of a card for screen readers. */
export const ofCode = (name: string) => ` of ${name}`;

export const changeable = 'Can be changed later';
export const changeableLine =
  'The code holds a short link. Change where it leads at any time and see how often it is scanned. It works while this server runs.';
export const alwaysChangeable =
  'Everything here can be changed after printing, because the code holds only a short link. It works while this server runs.';
export const recommended = 'Recommended';
export const fixed = 'Fixed for ever';
export const fixedLine =
  'The code holds the content itself. It works without this server, but after printing nothing can be changed or counted.';
export const afterPrinting = 'After printing';
export const switchWords = ['On', 'Off'] as const;
export const hasLink = (url: string) =>
  `The printed code carries ${url} and stays the same. It works only while this server runs.`;
export const localAddress =
  'This address opens only in your own network, not on a guest’s phone. Before you print the code, ask the person who runs this server for a public address.';
export const getsLinkOnSave = 'The code gets its short link when you save it.';
export const printedStayFixed =
  'Codes that you printed before stay fixed. Download and print the code again after saving.';
export const noLinksHere = 'This server has no short links.';
export const word = 'Word at the end of the address (optional)';
export const wordHint = 'Letters, digits and hyphens, at least 7. Left empty, the address ends in 7 random characters.';
export const wifiIsStatic =
  'A Wi-Fi code cannot be changed later: a phone that is not in a network yet could not open its link.';
export const makeFailed = 'The code could not be made changeable.';
export const offer =
  'Turn this on to give the code a short link. Codes that you printed before stay fixed, so download and print the code again.';
export const chooseWord = 'Customize the link';

export const states = {
  active: 'Active',
  paused: 'Paused',
  early: 'Not started',
  ended: 'Ended',
} as const;
export const pause = 'Pause';
export const resume = 'Resume';
export const paused = (name: string) => `“${name}” is paused.`;
export const resumed = (name: string) => `“${name}” works again.`;
export const pauseFailed = (name: string) => `“${name}” could not be paused.`;
export const resumeFailed = (name: string) => `“${name}” could not be resumed.`;

export const codeTitle = 'QR code';
export const madeChangeable = 'The code can be changed later';
export const missing = 'This QR code does not exist, or was deleted.';
export const shortLink = 'Short link';
export const theShortLink = 'short link';
export const leadsTo = 'Leads to';
export const leadsSaved = 'Saved. Your printed codes lead there now.';
export const printedStay = 'Your printed codes stay the same.';
export const leadsSavedHere = `Saved. ${printedStay}`;
export const leadsSavedAgain = 'Saved. The destination is the same as before.';
export const ledBefore = (address: string) => `It led to ${address} before.`;
export const changedSince = 'Somebody has changed the destination since.';
export const leadsFailed = 'The new destination could not be saved.';
export const save = 'Save';
export const changeContent = 'Change content';
export const leadsAfterSaving = 'Once you save, it leads to';
export const isStatic = 'Fixed for ever';
export const isStaticHelp =
  'This code always works, even without this server. Its scans cannot be counted, and its content cannot be changed after printing.';

export const scansTitle = 'Scans';
export const period = 'Period';
export const periods = { 1: 'Last 24 hours', 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' } as const;
export const visits = 'Scans';
export const repeated = 'Repeated scans';
export const bots = 'Bots and link previews';
export const visitsHelp =
  'Scans of one visitor within 30 minutes count once. Bots and link previews are counted apart. No cookies are set and no addresses are stored.';
export const noScans = 'No scans in this period.';
export const scansFailed = 'The scans could not be loaded.';
export const asTable = 'Show as a table';
export const chartLabel = (number: number, period: string) => `${scanCount(number)} in the ${period.toLowerCase()}`;
export const barTitle = (time: string, parts: readonly (readonly [device: string, number: number])[]) =>
  `${time}: ${parts.map(([device, number]) => `${device} ${count(number)}`).join(', ')}`;
export const time = 'Time';
export const total = 'Total';
export const devices = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer', other: 'Other' } as const;

export const schedule = 'Dates';
export const scheduleIntro = 'Without dates the code leads to its destination for as long as it is active.';
export const startsAt = 'Start';
export const endsAt = 'End';
export const afterEnd = 'Address after the end (optional)';
export const afterEndHint = 'Without one, visitors see that the code has ended.';
export const saveSchedule = 'Save dates';
export const scheduleSaved = 'Dates saved';
export const scheduleFailed = 'The dates could not be saved.';
export const dateProblem = (label: string) => `${label} must be a date and time.`;
export const orderProblem = 'The end must be later than the start.';
export const afterEndNeedsEnd = 'Enter an end, or leave this address empty.';

export const settings = {
  startsAt: (at: string | null) => (at === null ? 'No start' : `Start: ${at}`),
  endsAt: (at: string | null) => (at === null ? 'No end' : `End: ${at}`),
  afterEndUrl: (url: string | null) => (url === null ? 'No address after the end' : `After the end: ${url}`),
} as const;
export const changes = 'Changes';
export const noChanges = 'No changes yet. Every change of this code is listed here.';
export const changesFailed = 'The changes could not be loaded.';
export const somebody = 'Former member';
export const from = 'from';
export const to = 'to';
export const undo = 'Undo';
export const undoNamed = (what: string) => `Undo the change to ${what}`;
export const undone = 'Change undone';
export const undoFailed = 'The change could not be undone.';
