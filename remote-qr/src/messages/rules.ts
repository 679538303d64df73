// Texts about a code's rules.

import { count } from '@frontdesk/shared/endpoints/count';

export const title = 'Rules';
export const intro = 'A scan follows the first rule that matches. Change the order with the arrows.';
export const noRules = 'No rules yet. Every scan leads to the same place.';
export const failed = 'The rules could not be loaded.';
export const add = 'Add rule';
export const full = (most: number) => `A code has at most ${most} rules.`;
export const save = 'Save rules';
export const saved = 'Rules saved';
export const saveFailed = 'The rules could not be saved.';
export const otherwise = 'Otherwise';
export const ownContent = 'the content of this code';
export const scans = (number: number) => (number === 1 ? '1 scan' : `${count(number)} scans`);
export const arrow = (destination: string) => `→ ${destination === '' ? '…' : destination}`;
export const notSaved = 'Not saved';
export const neverReached = 'Never reached';
export const neverReachedHelp = 'An earlier rule always matches first. Move this rule up, or remove it.';
export const leadsTo = 'leads to';

export const ruleName = (place: number) => `Rule ${place + 1}`;
export const edit = (place: number) => `Edit rule ${place + 1}`;
export const moveUp = (place: number) => `Move rule ${place + 1} up`;
export const moveDown = (place: number) => `Move rule ${place + 1} down`;
export const remove = (place: number) => `Remove rule ${place + 1}`;
export const moved = (from: number, to: number) => `Rule ${from + 1} is now rule ${to + 1}.`;
export const removed = (place: number) => `Rule ${place + 1} removed.`;
export const done = 'Done';

export const alsoWhen = 'All of these must be true. Leave out what does not matter.';
export const days = 'Days';
export const dayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;
export const from = 'From';
export const to = 'To';
export const timeZone = 'Time zone';
export const language = 'Language';
export const device = 'Device';
export const anyLanguage = 'Any language';
export const anyDevice = 'Any device';
export const devices = { ios: 'iPhone or iPad', android: 'Android', computer: 'Computer' } as const;
export const share = 'Share in percent';
export const shareHint = 'Leave empty for everybody. A visitor keeps the result for the day, without a cookie.';
export const closedLabel = 'Only while closed';
export const closedHint = 'According to your agent’s opening hours.';
export const closedNoHours = 'For a rule while you are closed, first enter opening hours in an agent’s Agent Info.';
export const agent = 'Opening hours of';
export const destination = 'Destination';
export const switchWords = ['On', 'Off'] as const;

export const whileClosed = 'while closed';
export const until = (time: string) => `until ${time}`;
export const fromOn = (time: string) => `from ${time}`;
export const ofVisitors = (share: number) => `${share}% of visitors`;
/** Begins a line with a capital letter. 'iPhone' remains unchanged. */
export const asLine = (text: string) =>
  text.replace(/^(?:from|until|while)/, (word) => word[0]?.toUpperCase() + word.slice(1));
export const always = 'No condition yet';

export const limit = 'Ends after this many scans (optional)';
export const limitStart = 'Counted from when you save it.';
export const limitHint =
  'Every scan counts, even a second scan by the same phone. Bots and link previews do not count.';
export const limitUsed = (used: number, most: number) => `${count(used)} of ${count(most)} scans used.`;
export const limitProblem = (most: number) => `Enter a whole number from 1 to ${count(most)}, or leave it empty.`;
export const password = 'Password (optional)';
export const passwordHint = 'Visitors enter it on a small page before the code opens.';
export const passwordSet = 'A password is set. Type another one to replace it.';
export const removePassword = 'Remove the password when I save';

export const preview = 'What happens at …';
export const previewIntro = 'Shows where a scan leads with the rules above, saved or not.';
export const moment = 'Date and time';
export const previewFailed = 'The result could not be loaded.';
export const outcome = (percent: number) => (percent === 100 ? 'The scan' : `${Number(percent.toFixed(1))}% of scans`);
export const byRule = (place: number | null) => (place === null ? '(no rule matches)' : `(rule ${place + 1})`);
export const previewIncomplete = 'Complete the rules above to see where a scan leads.';

export const changed = (rules: number) => (rules === 0 ? 'No rules' : rules === 1 ? '1 rule' : `${rules} rules`);
export const endsAfter = (scans: number | null) =>
  scans === null ? 'Unlimited scans' : `Ends after ${count(scans, 'scan', 'scans')}`;
