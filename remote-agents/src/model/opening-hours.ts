import {
  type HoursException,
  type HoursRange,
  type HoursTable,
  newHoursFields,
  type OpeningHours,
  spanOf,
  WEEKDAYS,
  type Weekday,
} from '@frontdesk/shared/endpoints/opening-hours';
import * as v from 'valibot';

/** The values of the form. Tables are stored as JSON, because a table is edited as a whole. */
export type HoursValues = Readonly<Record<'timeZone' | 'tables', string>>;

export const hoursSchema = v.object({
  timeZone: newHoursFields.timeZone,
  tables: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    newHoursFields.tables,
  ),
});

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the stored hours as values for the form; if there are none, an empty list in the browser's time zone. */
export function hoursValues(stored?: Pick<OpeningHours, 'timeZone' | 'tables'>): HoursValues {
  const tables = stored?.tables ?? [];
  return {
    timeZone: stored && tables.length > 0 ? stored.timeZone : browsersZone(),
    tables: JSON.stringify(tables),
  };
}

export const tablesIn = ({ tables }: HoursValues): readonly HoursTable[] => JSON.parse(tables) as HoursTable[];

const NONE: HoursTable['week'] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

export const emptyTable = (name = ''): HoursTable => ({ name, week: NONE, exceptions: [] });

const NEW_RANGE: HoursRange = { opens: '09:00', closes: '18:00' };

/** Monday to Friday from nine to six. */
export function usualTable(): HoursTable {
  const day = [NEW_RANGE];
  return { ...emptyTable(), week: { ...NONE, mon: day, tue: day, wed: day, thu: day, fri: day } };
}

/** Returns the next range of a day: after its last one, if at least an hour remains. */
export function nextRange(ranges: readonly HoursRange[]): HoursRange {
  const last = ranges.at(-1);
  if (!last) return NEW_RANGE;
  const end = spanOf(last)[1];
  if (!(end < 22 * 60)) return { opens: '', closes: '' };
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { opens: time(end + 60), closes: time(Math.min(end + 300, 1439)) };
}

/** Copies the ranges of one day to all days. */
export const copyDay = (table: HoursTable, from: Weekday): HoursTable => ({
  ...table,
  week: Object.fromEntries(WEEKDAYS.map((day) => [day, table.week[from]])) as unknown as HoursTable['week'],
});

/** Returns all time zones, and the chosen one if this browser does not list it. */
export function timeZones(chosen: string): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(chosen === '' ? known : [...known, chosen])].sort();
}

export const isSameHours = (one: Pick<OpeningHours, 'tables'>, other: Pick<OpeningHours, 'tables'>): boolean =>
  JSON.stringify(one.tables) === JSON.stringify(other.tables);

/** Describes tables line by line, to let the owner decide which of two versions to keep. */
export function hoursText(tables: readonly HoursTable[], days: Readonly<Record<Weekday, string>>): string {
  const ranges = (list: readonly HoursRange[]) =>
    list.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || '–';
  return tables
    .flatMap(({ name, week, exceptions }) => [
      ...(name === '' ? [] : [name]),
      ...WEEKDAYS.map((day) => `${days[day]} ${ranges(week[day])}`),
      ...exceptions.map(({ date, ranges: own, note }) => `${date} ${ranges(own)} ${note}`.trim()),
    ])
    .join('\n');
}

/**
 * Returns the current date in a zone, as '2026-12-24'; in the browser's own zone if the browser does not support the
 * given one.
 */
export function todayIn(zone: string): string {
  const format = (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
  try {
    return format(zone);
  } catch {
    return format();
  }
}

/** Whether a date is over, including opening hours that began on it and end after midnight. */
export function isPast({ date, ranges }: HoursException, today: string): boolean {
  if (date === '' || date >= today) return false;
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return date < yesterday || !ranges.some((range) => spanOf(range)[1] > 1440);
}

/** Messages by the path of their field, such as '0.week.mon.1.opens' or '1.name'. */
export type Problems = Readonly<Record<string, string>>;
export const NO_PROBLEMS: Problems = {};

/** Returns what is wrong with each field of the tables, by the server's rules. */
export function problemsIn(tables: readonly HoursTable[]): Problems {
  const { issues = [] } = v.safeParse(newHoursFields.tables, tables);
  const problems: Record<string, string> = {};
  for (const { message, path = [] } of issues) {
    const keys = path.map(({ key }) => String(key));
    for (const place of placesOf(tables, keys)) problems[place] ??= message;
  }
  return problems;
}

/** Returns the fields that have a problem: for a list, those that repeat or overlap others. */
function placesOf(tables: readonly HoursTable[], keys: readonly string[]): string[] {
  const [at = '', part, key, ...more] = keys;
  const table = tables[Number(at)];
  if (keys.length === 0 || !table) {
    const names = tables.map(({ name }) => name.trim().toLowerCase());
    const isBad = (name: string, place: number) =>
      place > 0 && (!/[\p{L}\p{N}]/u.test(name) || names.indexOf(name) !== place);
    return names.flatMap((name, place) => (isBad(name, place) ? [`${place}.name`] : []));
  }
  if (part === 'exceptions' && key === undefined) {
    const dates = table.exceptions.map(({ date }) => date);
    return dates.flatMap((date, place) => (dates.indexOf(date) === place ? [] : [`${at}.exceptions.${place}.date`]));
  }
  const isDay = (part === 'week' && more.length === 0) || (more.length === 1 && more[0] === 'ranges');
  if (!isDay) return [keys.join('.')];
  const ranges = part === 'week' ? table.week[key as Weekday] : table.exceptions[Number(key)]?.ranges;
  const spans = (ranges ?? []).map(spanOf);
  const doOverlap = (one: number) =>
    spans.some((span, other) => other < one && span[0] < (spans[one]?.[1] ?? 0) && (spans[one]?.[0] ?? 0) < span[1]);
  return spans.flatMap((_, place) => (doOverlap(place) ? [`${keys.join('.')}.${place}.opens`] : []));
}

/** Returns the problems below a path; always the same object if there are none, so that nothing renders again. */
export function problemsBelow(problems: Problems, place: string | number): Problems {
  const prefix = `${place}.`;
  const below = Object.entries(problems).filter(([key]) => key.startsWith(prefix));
  return below.length === 0
    ? NO_PROBLEMS
    : Object.fromEntries(below.map(([key, message]) => [key.slice(prefix.length), message]));
}
