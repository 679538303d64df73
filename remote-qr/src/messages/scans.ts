import { count } from '@frontdesk/shared/endpoints/count';
import { scanCount } from './home';

// Texts of the parts that load after a code's page: scans, dates and changes.

export const scansTitle = 'Scans';
export const conditions = 'Rules, dates and checks';
export const period = 'Period';
export const periods = { 1: 'Last 24 hours', 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' } as const;
export const visits = 'Scans';
export const repeated = 'Repeated scans';
export const bots = 'Bots and link previews';
export const visitsHelp =
  'Scans of one visitor within 30 minutes count once. Bots and link previews are counted separately. No cookies are set and no addresses are stored.';
export const noScans = 'No scans in this period.';
export const scansFailed = 'The scans could not be loaded.';
export const today = 'Today so far';
export const asTable = 'Show as a table';
export const chartLabel = (number: number, period: string) => `${scanCount(number)} in the ${period.toLowerCase()}`;
export const barTitle = (time: string, parts: readonly (readonly [device: string, number: number])[]) =>
  `${time}: ${parts.map(([device, number]) => `${device} ${count(number)}`).join(', ')}`;
export const time = 'Time';
export const total = 'Total';
export const devices = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer', other: 'Other' } as const;
export const schedule = 'Dates';
export const scheduleIntro = 'Without dates, the code leads to its destination for as long as it is active.';
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
export const noChanges = 'No changes yet. Every change to this code is listed here.';
export const changesFailed = 'The changes could not be loaded.';
export const somebody = 'Former member';
export const from = 'from';
export const to = 'to';
export const undoNamed = (what: string) => `Undo the change to ${what}`;
export const takesBack = (changes: number) =>
  changes === 1 ? 'This also undoes a later change' : `This also undoes ${count(changes)} later changes`;
export const againAfterwards = 'The code will then have:';
export const cancel = 'Cancel';
export const passwordChange = (had: boolean, has: boolean) =>
  !has ? 'Password removed' : had ? 'Password changed' : 'Password set';
