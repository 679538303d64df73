import { type HoursRange, type HoursTable, spanOf, type Weekday } from '@frontdesk/shared/endpoints/opening-hours';

// A table is open while the clock on the wall shows a time inside one of its ranges. When clocks change, a range is
// therefore shorter or longer, or occurs twice, just as a guest at the door would experience it. Days are counted from
// 1 January 1970, and times in minutes from midnight.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const DAY_MINUTES = 1440;

/** Sunday first, as in `Date`. */
const DAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Returns the weekday of a day, with 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

export const dateOf = (day: number): Date => new Date(day * DAY_MS);
export const isoDateOf = (day: number): string => dateOf(day).toISOString().slice(0, 10);
export const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / DAY_MS;

/** Returns the hours of a weekday, ignoring exceptions. */
export const usualRanges = (table: HoursTable, weekday: number): readonly HoursRange[] =>
  table.week[DAYS[weekday] ?? 'mon'];

export const exceptionOn = (table: HoursTable, day: number) => {
  const date = isoDateOf(day);
  return table.exceptions.find((exception) => exception.date === date);
};

/** Returns the ranges that begin on a day: those of its exception, or else of the week. */
export const rangesOn = (table: HoursTable, day: number): readonly HoursRange[] =>
  exceptionOn(table, day)?.ranges ?? usualRanges(table, weekdayOf(day));

/** Returns the spans of a day in minutes, including openings that continue from the day before. */
export function spansOn(table: HoursTable, day: number): (readonly [from: number, to: number])[] {
  const late = rangesOn(table, day - 1)
    .map(spanOf)
    .filter(([, to]) => to > DAY_MINUTES)
    .map(([, to]) => [0, to - DAY_MINUTES] as const);
  return [...late, ...rangesOn(table, day).map(spanOf)].sort(([one], [other]) => one - other);
}

/** Returns whether a table is open at some time within a part of a day, such as one minute. */
export const isOpenWithin = (table: HoursTable, day: number, from: number, to: number): boolean =>
  spansOn(table, day).some(([opens, closes]) => opens < to && closes > from) ||
  (to > DAY_MINUTES &&
    spansOn(table, day + 1).some(([opens, closes]) => opens < to - DAY_MINUTES && closes > from - DAY_MINUTES));

/** Returns whether a table is open throughout a part of a day. */
export function isOpenThroughout(table: HoursTable, day: number, from: number, to: number): boolean {
  const next = spansOn(table, day + 1).map(([opens, closes]) => [opens + DAY_MINUTES, closes + DAY_MINUTES] as const);
  let reached = from;
  for (const [opens, closes] of [...spansOn(table, day), ...next]) {
    if (opens <= reached && closes > reached) reached = closes;
  }
  return reached >= to;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 names of zones, but each may be spelled in several ways. */
const FORMATS_MAX = 1000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  if (formats.size >= FORMATS_MAX) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

export interface WallTime {
  readonly day: number;
  readonly minutes: number;
}

/** Returns the date and the clock time in a zone at an instant. */
export function wallTime(zone: string, instant: number): WallTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { day: dayOf(year, month, day), minutes: hour * 60 + minute };
}

function offsetAt(zone: string, instant: number): number {
  const { day, minutes } = wallTime(zone, instant);
  return day * DAY_MS + minutes * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** Clock time minus UTC, in milliseconds. */
  readonly offset: number;
}

/** Splits an interval at the clock changes. No zone changes its clock twice in a day. */
function piecesOf(zone: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let begin = from;
  let offset = offsetAt(zone, from);
  for (let at = from; at < to; ) {
    const next = Math.min(at + DAY_MS, to);
    const later = offsetAt(zone, next);
    if (later !== offset) {
      let [before, after] = [Math.floor(at / MINUTE_MS), Math.ceil(next / MINUTE_MS)];
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (offsetAt(zone, middle * MINUTE_MS) === offset) before = middle;
        else after = middle;
      }
      pieces.push({ from: begin, to: after * MINUTE_MS, offset });
      begin = after * MINUTE_MS;
      offset = later;
    }
    at = next;
  }
  if (begin < to) pieces.push({ from: begin, to, offset });
  return pieces;
}

/** An interval between two instants, in milliseconds since 1970. */
export interface OpenInterval {
  readonly from: number;
  readonly to: number;
}

/** Returns when a table is open between two instants, in order; intervals that touch are merged. */
export function openIntervals(table: HoursTable, zone: string, from: number, to: number): OpenInterval[] {
  const open: { from: number; to: number }[] = [];
  for (const piece of piecesOf(zone, from, to)) {
    const last = Math.floor((piece.to + piece.offset) / DAY_MS);
    for (let day = Math.floor((piece.from + piece.offset) / DAY_MS) - 1; day <= last; day++) {
      for (const [opens, closes] of rangesOn(table, day).map(spanOf)) {
        const instant = (minutes: number) => day * DAY_MS + minutes * MINUTE_MS - piece.offset;
        const [begin, end] = [Math.max(instant(opens), piece.from), Math.min(instant(closes), piece.to)];
        if (begin < end) open.push({ from: begin, to: end });
      }
    }
  }
  open.sort((one, other) => one.from - other.from || one.to - other.to);
  const merged: { from: number; to: number }[] = [];
  for (const interval of open) {
    const last = merged.at(-1);
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to);
    else merged.push(interval);
  }
  return merged;
}

const SEARCHED_DAYS = 7;
/** Long enough to find the opening of a table that opens once a year. */
const SEARCHES_MAX = 58;

/** Returns a table's current opening, or else its next one; null when it remains closed. */
export function nextInterval(table: HoursTable, zone: string, from: number): OpenInterval | null {
  const today = wallTime(zone, from).day;
  for (let search = 0; search < SEARCHES_MAX; search++) {
    const first = today + search * SEARCHED_DAYS;
    const days = Array.from({ length: SEARCHED_DAYS + 4 }, (_, at) => first - 2 + at);
    if (days.every((day) => rangesOn(table, day).length === 0)) continue;
    const begin = from + search * SEARCHED_DAYS * DAY_MS;
    // A longer search finds the end of an opening that lasts longer than the week.
    const [found] = openIntervals(table, zone, begin, begin + 2 * SEARCHED_DAYS * DAY_MS);
    if (found && found.from < begin + SEARCHED_DAYS * DAY_MS) return found;
  }
  return null;
}

/** Whether an opening is so long that it counts as around the clock. */
export const isEndless = ({ from, to }: OpenInterval): boolean => to - from >= SEARCHED_DAYS * DAY_MS;
