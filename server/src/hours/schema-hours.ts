import {
  HOURS_EXCEPTIONS_MAX,
  HOURS_NAME_MAX,
  HOURS_TABLES_MAX,
  type HoursException,
  type HoursRange,
  type HoursTable,
  openingHoursFields,
  WEEKDAYS,
  type Weekday,
} from '@frontdesk/shared/endpoints/opening-hours';
import * as v from 'valibot';
import { isoDateOf } from './open-intervals';

type Node = Readonly<Record<string, unknown>>;

/** No business states more specifications than this. */
const SPECIFICATIONS_MAX = 200;
const DEPTH_MAX = 12;
const NODES_MAX = 2_000;
/** A longer period is a season, with hours that differ from those of the usual week, or lasts about a year. */
const SPECIAL_DAYS_MAX = 31;
const YEAR_DAYS_MIN = 360;

/**
 * Reads the opening hours that a page's JSON-LD scripts state in the vocabulary of schema.org; null if there are none.
 * The first business is the first table; each further business is a table with its name.
 */
export function readSchemaHours(scripts: readonly string[]): HoursTable[] | null {
  const tables: HoursTable[] = [];
  for (const node of scripts.flatMap(nodesOf)) {
    if (tables.length >= HOURS_TABLES_MAX) break;
    const table = tableOf(node, tables.length === 0);
    const isNew = table !== null && !tables.some(({ name }) => name.toLowerCase() === table.name.toLowerCase());
    if (table && isNew) tables.push(table);
  }
  const checked = v.safeParse(openingHoursFields.tables, tables);
  return checked.success && checked.output.length > 0 ? checked.output : null;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Returns all objects of a script, outer ones first. */
function nodesOf(script: string): Node[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(script.trim().replace(/^<!--|-->$/g, ''));
  } catch {
    return [];
  }
  const found: Node[] = [];
  let level: readonly unknown[] = [parsed];
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0 && found.length < NODES_MAX; depth++) {
    const nodes = level.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isNode);
    found.push(...nodes.slice(0, NODES_MAX - found.length));
    level = nodes
      .slice(0, NODES_MAX)
      .flatMap((node) => Object.values(node).filter((value) => typeof value === 'object'));
  }
  return found;
}

function tableOf(node: Node, isFirst: boolean): HoursTable | null {
  const usual = listOf(node['openingHoursSpecification']).filter(isNode).slice(0, SPECIFICATIONS_MAX);
  const special = listOf(node['specialOpeningHoursSpecification']).filter(isNode).slice(0, SPECIFICATIONS_MAX);
  const lines = listOf(node['openingHours'])
    .filter((line) => typeof line === 'string')
    .slice(0, SPECIFICATIONS_MAX);
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as HoursRange[]])) as unknown as Record<
    Weekday,
    HoursRange[]
  >;
  const exceptions = new Map<string, HoursException>();
  let isStated = false;
  for (const [day, range] of lines.flatMap(daysOfLine)) {
    week[day].push(range);
    isStated = true;
  }
  for (const specification of [...usual, ...special]) {
    const range = rangeOf(specification);
    const dates = datesOf(specification, special.includes(specification));
    if (range === undefined || dates === null) continue;
    const days = listOf(specification['dayOfWeek']).slice(0, SPECIFICATIONS_MAX).flatMap(weekdayOf);
    // Public holidays are not days of the week.
    if (days.length === 0 && specification['dayOfWeek'] !== undefined) continue;
    if (dates.length === 0) {
      for (const day of days.length > 0 ? days : WEEKDAYS) if (range) week[day].push(range);
      isStated = true;
    }
    for (const date of dates) {
      const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7];
      if (days.length > 0 && weekday && !days.includes(weekday)) continue;
      const ranges = [...(exceptions.get(date)?.ranges ?? []), ...(range ? [range] : [])];
      if (exceptions.size < HOURS_EXCEPTIONS_MAX) exceptions.set(date, { date, ranges, note: '' });
    }
  }
  const name = isFirst ? '' : textOf(node['name']).slice(0, HOURS_NAME_MAX);
  if (!isStated || (!isFirst && !/[\p{L}\p{N}]/u.test(name))) return null;
  return {
    name,
    week: Object.fromEntries(WEEKDAYS.map((day) => [day, unique(week[day])])) as unknown as HoursTable['week'],
    exceptions: [...exceptions.values()],
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

const unique = (ranges: readonly HoursRange[]): HoursRange[] =>
  ranges.filter(
    ({ opens, closes }, at) => ranges.findIndex((one) => one.opens === opens && one.closes === closes) === at,
  );

/** Returns null for closed, and undefined for something unreadable. */
function rangeOf(specification: Node): HoursRange | null | undefined {
  const [opens, closes] = [timeOf(specification['opens']), timeOf(specification['closes'])];
  if (opens === null && closes === null && !('opens' in specification)) return null;
  if (opens === null || closes === null) return undefined;
  // How Google writes a closed day and one that is open around the clock.
  if (opens === '00:00' && closes === '00:00') return null;
  return { opens, closes: closes === '23:59' ? '24:00' : closes };
}

function timeOf(value: unknown): string | null {
  const match = /^(?:T)?(\d{1,2}):(\d\d)(?::\d\d)?/.exec(textOf(value));
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : null;
}

/** Returns the dates of a special period, an empty list for the usual week, and null for a period that is too long. */
function datesOf(specification: Node, isSpecial: boolean): string[] | null {
  const dateIn = (value: unknown) =>
    Date.parse(`${/^\d{4}-\d\d-\d\d/.exec(textOf(value))?.[0] ?? ''}T00:00:00Z`) / 86_400_000;
  const [from, to] = [dateIn(specification['validFrom']), dateIn(specification['validThrough'])];
  if (Number.isNaN(from) && Number.isNaN(to)) return isSpecial ? null : [];
  const first = Number.isNaN(from) ? to : from;
  const last = Number.isNaN(to) ? from : to;
  const days = last - first;
  if (days < 0 || days >= SPECIAL_DAYS_MAX) return isSpecial || days < YEAR_DAYS_MIN ? null : [];
  return Array.from({ length: last - first + 1 }, (_, at) => isoDateOf(first + at));
}

/** Reads 'https://schema.org/Monday', 'Monday' and 'Mo'. */
function weekdayOf(value: unknown): Weekday[] {
  const text = textOf(isNode(value) ? (value['@id'] ?? value['name']) : value).toLowerCase();
  const name = text.split(/[/#]/).at(-1) ?? '';
  return WEEKDAYS.filter((day) => name.length >= 2 && (name.startsWith(day) || day.startsWith(name)));
}

/** Lines longer than this are prose. */
const LINE_MAX = 200;
/** Days, followed by a period from one time to another. */
const LINE = /^([a-z\s,-]{2,})(?<=[\s,])(\d{1,2}:\d\d)\s?-\s?(\d{1,2}:\d\d)$/i;
const DAY_NAMES = /^[a-z]{2,9}(?:-[a-z]{2,9})?$/i;

/** Reads 'Mo-Fr 09:00-18:00' and 'Sa,Su 10:00-14:00'. */
function daysOfLine(line: string): (readonly [Weekday, HoursRange])[] {
  if (line.length > LINE_MAX) return [];
  return line.split(/;|,(?=\s*[A-Z][a-z]\s*-?[^,]*\d)/).flatMap((part) => {
    const match = LINE.exec(part.replace(/\s+/g, ' ').trim());
    const range = match && rangeOf({ opens: match[2], closes: match[3] });
    if (!match || !range) return [];
    const names = (match[1] ?? '')
      .replace(/ ?- ?/g, '-')
      .split(/[ ,]/)
      .filter((name) => name !== '');
    if (!names.every((name) => DAY_NAMES.test(name))) return [];
    const isKnown = names.every((name) => name.split('-').every((one) => weekdayOf(one).length > 0));
    if (!isKnown) return [];
    const days = names.flatMap((name) => {
      const [from, to] = name.split(/\s*-\s*/).map((one) => WEEKDAYS.indexOf(weekdayOf(one)[0] ?? 'mon'));
      if (from === undefined || name === '') return [];
      const length = to === undefined ? 1 : ((to - from + 7) % 7) + 1;
      return Array.from({ length }, (_, at) => WEEKDAYS[(from + at) % 7] ?? 'mon');
    });
    return days.map((day) => [day, range] as const);
  });
}
