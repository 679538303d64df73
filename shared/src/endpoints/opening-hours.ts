/** The opening hours of an agent, from which questions about them are answered (not in the spec). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId } from './fields';
import { ignoredReader, listReader, orNull, textReader } from './readers';

/** The days of a week in the order in which they are shown. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Maximum number of tables per agent, exceptions per table, and ranges per day. */
export const HOURS_TABLES_MAX = 10;
export const HOURS_EXCEPTIONS_MAX = 100;
export const HOURS_RANGES_MAX = 6;
/** Maximum length, in characters, of a table's name and an exception's note. */
export const HOURS_NAME_MAX = 60;
export const HOURS_NOTE_MAX = 200;

/**
 * From `opens` to `closes`, in the local time of the zone. A range whose closing time is not after its opening time
 * ends on the next day.
 */
export interface HoursRange {
  /** '09:00'. */
  readonly opens: string;
  /** '18:00'; '24:00' for the end of the day. */
  readonly closes: string;
}

/** The ranges that apply on one date instead of the week's; without ranges, the business is closed on that date. */
export interface HoursException {
  /** '2026-12-24'. */
  readonly date: string;
  readonly ranges: readonly HoursRange[];
  /** Quoted in replies; '' without a note. */
  readonly note: string;
}

export interface HoursTable {
  /** '' for the first table: the hours of the business itself. */
  readonly name: string;
  readonly week: Readonly<Record<Weekday, readonly HoursRange[]>>;
  readonly exceptions: readonly HoursException[];
}

export interface OpeningHours {
  /** An IANA name, such as 'Europe/Berlin'. */
  readonly timeZone: string;
  /** The name that the owner chose, if it is an alias of the zone, such as 'US/Eastern'. */
  readonly chosenZone?: string | undefined;
  readonly tables: readonly HoursTable[];
}

/** The source of computed replies; other replies name a document. */
export const HOURS_SOURCE = { documentId: 'opening-hours', name: 'Opening hours' } as const;

/** A passage in a document that contradicts the hours. */
export interface HoursConflict {
  readonly documentId: string;
  readonly name: string;
  readonly text: string;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MINUTES_PER_DAY = 1440;

/** Returns the minutes since midnight of a time like '09:00'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns a range in minutes since midnight on its day; an end after 1440 is on the next day. */
export function spanOf({ opens, closes }: HoursRange): readonly [from: number, to: number] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to <= from ? to + MINUTES_PER_DAY : to];
}

/** Whether the platform supports the zone. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the platform's name for a zone that it supports: 'America/New_York' for 'us/eastern'. */
export const canonicalZone = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

/** Whether the text is an existing date such as '2026-12-24'. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function doOverlap(ranges: readonly HoursRange[]): boolean {
  const spans = ranges.map(spanOf).sort(([one], [other]) => one - other);
  return spans.some(([from], at) => at > 0 && from < (spans[at - 1]?.[1] ?? 0));
}

/** Returns the text on one line, normalized so that texts that look the same become equal. */
const inOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const isNewIn = (names: readonly string[]) => new Set(names).size === names.length;

const opens = v.pipe(
  v.string('A time is missing.'),
  v.check(
    (text) => TIME.test(text),
    ({ input }) => `"${String(input).slice(0, 20)}" is not a time. Write it like 09:00.`,
  ),
);
const closes = v.pipe(
  v.string('A time is missing.'),
  v.check(
    (text) => TIME.test(text) || text === '24:00',
    ({ input }) => `"${String(input).slice(0, 20)}" is not a time. Write it like 18:00.`,
  ),
);
const ranges = v.pipe(
  v.array(v.object({ opens, closes }), 'The times of a day must be a list.'),
  v.maxLength(HOURS_RANGES_MAX, `At most ${HOURS_RANGES_MAX} times in a day.`),
  v.check((list) => !doOverlap(list), 'Two times of the same day overlap.'),
  v.transform((list) => list.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens))),
);
const exception = v.object({
  date: v.pipe(
    v.string('The date of an exception is missing.'),
    v.check(isDate, ({ input }) => `"${String(input).slice(0, 20)}" is not a date. Write it like 2026-12-24.`),
  ),
  ranges,
  note: v.pipe(freeText('The note of an exception', HOURS_NOTE_MAX), v.transform(inOneLine)),
});
const table = v.object({
  name: v.pipe(freeText('The name of a table', HOURS_NAME_MAX), v.transform(inOneLine)),
  week: v.object(v.entriesFromList(WEEKDAYS, v.optional(ranges, [])), 'The week is missing.'),
  exceptions: v.pipe(
    v.optional(v.array(exception, 'Exceptions must be a list.'), []),
    v.maxLength(HOURS_EXCEPTIONS_MAX, `At most ${HOURS_EXCEPTIONS_MAX} exceptions in a table.`),
    v.check((list) => isNewIn(list.map(({ date }) => date)), 'A date has two exceptions.'),
    v.transform((list) => list.toSorted((one, other) => one.date.localeCompare(other.date))),
  ),
});

/** Whether visitors can refer to a table by this name. */
const hasLetter = (name: string) => name === '' || /[\p{L}\p{N}]/u.test(name);

/** Validates opening hours as they are stored. */
export const openingHoursFields = {
  timeZone: v.pipe(
    v.string('The time zone is missing.'),
    v.check(isTimeZone, ({ input }) => `"${String(input).slice(0, 60)}" is not a time zone.`),
  ),
  tables: v.pipe(
    v.array(table, 'The tables are missing.'),
    v.maxLength(HOURS_TABLES_MAX, `At most ${HOURS_TABLES_MAX} tables.`),
    v.check(
      (tables) => tables.every(({ name }, at) => at === 0 || name !== ''),
      'Every additional table needs a name.',
    ),
    v.check(([first]) => first === undefined || first.name === '', 'The first table must not have a name.'),
    v.check(
      (tables) => isNewIn(tables.map(({ name }) => name.toLowerCase())),
      'Two tables have the same name. Give each its own.',
    ),
  ),
};

/** Validates new opening hours, in the dashboard and on the server. */
export const newHoursFields: typeof openingHoursFields = {
  ...openingHoursFields,
  tables: v.pipe(
    openingHoursFields.tables,
    v.check((tables) => tables.every(({ name }) => hasLetter(name)), 'The name of a table needs a letter or a digit.'),
    // The cast hides the additional check: the kit exports this type, and its users do not need to see the check.
  ) as unknown as (typeof openingHoursFields)['tables'],
};

/**
 * Replaces the agent's opening hours; without tables, it has no opening hours. 404 when there is no such agent in the
 * organization.
 */
export const setOpeningHours = defineEndpoint({
  method: 'POST',
  path: '/api/bot/setOpeningHours',
  request: v.object({ botId: requiredId('Agent'), ...newHoursFields }),
  response: ignoredReader,
});

const rangesReader = listReader(v.object({ opens: v.string(), closes: v.string() }));
const tablesReader = listReader(
  v.object({
    name: textReader,
    week: v.fallback(
      v.object(v.entriesFromList(WEEKDAYS, v.optional(rangesReader, []))),
      () => Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<Weekday, HoursRange[]>,
    ),
    exceptions: v.optional(
      listReader(
        v.object({ date: v.string(), ranges: v.optional(rangesReader, []), note: v.optional(textReader, '') }),
      ),
      [],
    ),
  }),
);

/** Reads the agent's opening hours, together with what its website and its documents state about them. */
export const getOpeningHours = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getOpeningHours',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: v.object({
    /** UTC until opening hours are saved. */
    timeZone: v.optional(textReader, 'UTC'),
    /** Empty until opening hours are saved. */
    tables: v.optional(tablesReader, []),
    /** The hours from the schema.org data on a page of its websites, with '' as the zone; null without such data. */
    found: orNull(v.object({ timeZone: textReader, tables: tablesReader })),
    conflicts: v.optional(listReader(v.object({ documentId: v.string(), name: textReader, text: textReader })), []),
  }),
});
