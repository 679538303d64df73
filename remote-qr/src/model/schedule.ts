import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import * as messages from '../messages/scans';

/** Formats a time for a date and time field in the user's time zone; '' for none. */
export function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Whether two values look the same in the form, which has no seconds. */
export function isSameMoment(one: string | null, other: string | null = null): boolean {
  return one === other || (localTime(one) !== '' && localTime(one) === localTime(other));
}

/** Validates a typed time and converts it to ISO 8601; null for none. */
function moment(label: string) {
  return v.pipe(
    v.string(),
    v.check((typed) => typed === '' || !Number.isNaN(Date.parse(typed)), messages.dateProblem(label)),
    v.transform((typed) => (typed === '' || Number.isNaN(Date.parse(typed)) ? null : new Date(typed).toISOString())),
  );
}

/** Validates the form for a link's dates; its output is in the form that the server accepts. */
export const scheduleSchema = v.pipe(
  v.object({
    startsAt: moment(messages.startsAt),
    endsAt: moment(messages.endsAt),
    afterEndUrl: v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value === '') return;
        const checked = checkWebAddress(dataset.value);
        if (!checked.ok) addIssue({ message: checked.problem });
      }),
      v.transform((typed) => typed || null),
    ),
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, messages.orderProblem),
    ['endsAt'],
  ),
  v.forward(
    v.check(({ endsAt, afterEndUrl }) => afterEndUrl === null || endsAt !== null, messages.afterEndNeedsEnd),
    ['afterEndUrl'],
  ),
);

const DAY_MS = 24 * 3600 * 1000;

/** Whether this time is skipped in the zone, because the clocks go forward then. False for an invalid time. */
export function isSkippedTime(typed: string, timeZone: string): boolean {
  const wall = Date.parse(`${typed}Z`);
  if (Number.isNaN(wall) || !typed.includes('T')) return false;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((moment) => wallClock(moment, timeZone) - moment);
  return !offsets.some((offset) => wallClock(wall - offset, timeZone) === wall);
}

/** Returns the local time in the zone as if it were UTC, to the second. */
function wallClock(moment: number, timeZone: string): number {
  // The Swedish format is ISO 8601.
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
