import {
  type HoursRange,
  type HoursTable,
  type OpeningHours,
  openingHoursFields,
  spanOf,
  WEEKDAYS,
  type Weekday,
} from '@frontdesk/shared/endpoints/opening-hours';
import * as v from 'valibot';

/** The values of the form: the tables are JSON, because a table is edited as a whole. */
export type HoursValues = Readonly<Record<'timeZone' | 'tables', string>>;

export const hoursSchema = v.object({
  timeZone: openingHoursFields.timeZone,
  tables: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    openingHoursFields.tables,
  ),
});

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the stored hours as values of the form; without any, an empty list in the browser's zone. */
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

/** Returns the next range of a day: after its last one, if there is an hour left. */
export function nextRange(ranges: readonly HoursRange[]): HoursRange {
  const last = ranges.at(-1);
  if (!last) return NEW_RANGE;
  const end = spanOf(last)[1];
  if (!(end < 22 * 60)) return { opens: '', closes: '' };
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { opens: time(end + 60), closes: time(Math.min(end + 300, 1439)) };
}

/** Gives all days the ranges of one. */
export const copyDay = (table: HoursTable, from: Weekday): HoursTable => ({
  ...table,
  week: Object.fromEntries(WEEKDAYS.map((day) => [day, table.week[from]])) as unknown as HoursTable['week'],
});

/** Returns all time zones, and the chosen one where this browser does not list it. */
export function timeZones(chosen: string): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(chosen === '' ? known : [...known, chosen])].sort();
}

export const isSameHours = (one: Pick<OpeningHours, 'tables'>, other: Pick<OpeningHours, 'tables'>): boolean =>
  JSON.stringify(one.tables) === JSON.stringify(other.tables);

/** Describes tables in lines, for the question which of two versions to keep. */
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
