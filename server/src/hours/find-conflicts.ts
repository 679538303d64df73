import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import {
  type HoursConflict,
  type HoursTable,
  type OpeningHours,
  spanOf,
} from '@frontdesk/shared/endpoints/opening-hours';
import type { Database } from '../database/database';
import { withoutAccents } from '../terms/terms';
import { usualRanges } from './open-intervals';
import { QUESTION_WORDS } from './question-words';
import { findTable, kindsIn, plainName } from './table-kinds';

/** Most conflicts that are shown. */
const CONFLICTS_MAX = 20;
const BATCH = 200;
/** More passages than those of a few hundred documents are not read. */
const PASSAGES_MAX = 10_000;
/** Others get their turn after this time. */
const TURN_MS = 15;
const TEXT_MAX = 300;
/** Longer passages are not about opening hours. */
const PASSAGE_MAX = 6_000;

/** Finds passages of the agent's documents that state other hours for a weekday than the tables do. */
export async function findConflicts({ db }: Database, agentId: string, hours: OpeningHours): Promise<HoursConflict[]> {
  const conflicts: HoursConflict[] = [];
  if (hours.tables.length === 0) return conflicts;
  let last = 0;
  let begun = performance.now();
  for (let read = 0; read < PASSAGES_MAX; read += BATCH) {
    const rows = await db
      .selectFrom('passages')
      .innerJoin('documents', 'documents.id', 'passages.document_row_id')
      .select(['passages.id', 'passages.heading', 'passages.text', 'passages.language'])
      .select(['documents.document_id as documentId', 'documents.name'])
      .where('passages.agent_id', '=', agentId)
      .where('passages.id', '>', last)
      .orderBy('passages.id')
      .limit(BATCH)
      .execute();
    begun = performance.now();
    for (const { heading, text, language, documentId, name } of rows) {
      if (performance.now() - begun > TURN_MS) {
        await nextTurn();
        begun = performance.now();
      }
      const stated = contradiction(heading, text, language === 'und' ? 'en' : language, hours.tables);
      const isNew = !conflicts.some((known) => known.documentId === documentId && known.text === stated);
      if (stated !== null && isNew) conflicts.push({ documentId, name, text: stated });
      if (conflicts.length >= CONFLICTS_MAX) return conflicts;
    }
    last = Number(rows.at(-1)?.id ?? 0);
    if (rows.length < BATCH) break;
  }
  return conflicts;
}

/** Returns the lines of a passage that contradict the table that they are about; null without any. */
export function contradiction(
  heading: string,
  text: string,
  language: Language,
  tables: readonly HoursTable[],
): string | null {
  if (!/\d/.test(text) && !TOPIC.test(withoutAccents(text))) return null;
  if (text.length > PASSAGE_MAX) return null;
  const topic = withoutAccents(heading.split(' > ').at(-1) ?? '');
  const found: string[] = [];
  for (const block of text.split(/\n{2,}|(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const plain = withoutAccents(block);
    if (!TOPIC.test(plain) && !TOPIC.test(topic)) continue;
    const table = tableOf(plainName(plain), plainName(topic), tables);
    if (!table) continue;
    const isOther = statementsIn(plain, language).some(({ weekday, spans }) => !isSame(table, weekday, spans));
    if (isOther) found.push(block.trim());
  }
  return found.length === 0 ? null : found.join('\n').slice(0, TEXT_MAX);
}

/** Words without which a time is that of something else, such as a course. */
const TOPIC = new RegExp(
  `(?<![a-z])(?:${Object.values(QUESTION_WORDS)
    .flatMap(({ hours, closed }) => [hours, closed])
    .join(
      '|',
    )}|open(?: daily)?|opens|opened|geoffnet|offnen|ouverte?s?|abiert[oa]s?|apert[oaie]|abert[oa]s?|geopend|otwart[eyaoi]|czynn[eyaoi])(?![a-z])`,
);

/** Returns the table that a text is about; null when it is about something that has none. */
function tableOf(text: string, topic: string, tables: readonly HoursTable[]): HoursTable | null {
  for (const place of [text, topic]) {
    const { table } = findTable(place, tables, '');
    if (table) return table;
    if (kindsIn(place).some(({ kind }) => !HOUSE_KINDS.has(kind))) return null;
  }
  return tables[0] ?? null;
}

const HOUSE_KINDS: ReadonlySet<string> = new Set(['shop', 'office', 'hall', 'phone']);

interface Statement {
  readonly weekday: number;
  /** In minutes; none for closed. */
  readonly spans: readonly (readonly [number, number])[];
}

function isSame(table: HoursTable, weekday: number, spans: Statement['spans']): boolean {
  const keyOf = (list: Statement['spans']) => JSON.stringify(list.toSorted(([one], [other]) => one - other));
  return keyOf(usualRanges(table, weekday).map(spanOf)) === keyOf(spans);
}

/** Two or three letters, Sunday first. */
const SHORT: Readonly<Record<Language, string>> = {
  en: 'sun mon tues? wed thurs? fri sat',
  de: 'so mo di mi do fr sa',
  fr: 'dim lun mar mer jeu ven sam',
  es: 'dom lun mar mie jue vie sab',
  it: 'dom lun mar mer gio ven sab',
  pt: 'dom seg ter qua qui sex sab',
  nl: 'zo ma di wo do vr za',
  pl: 'n(?:ie)?dz? pn|pon wt sr czw pt sob',
};

const THROUGH = '(?:-|–|—|to|through|until|bis|a|au|al|as|alle|tot|t/m|do)';
const TIME = '(\\d{1,2})(?:[:.h](\\d{2}))? ?(?:([ap])\\.?m\\.?|uhr|uur|h(?![a-z])|heures?|horas?|godz)?';

/** Days and times in the order of the text: a day, 'to', a time from one hour to another, or closed. */
function statementsIn(text: string, language: Language): Statement[] {
  const names = QUESTION_WORDS[language].weekdays.split(', ');
  const short = SHORT[language].split(' ');
  const days = names.map(
    (name, at) =>
      `(?:${name})|(?:${short[at]})(?=[.:,/& ]*(?:\\d|[-–—/&|]|${THROUGH} |$))|(?<=[-–—/&,] ?)(?:${short[at]})`,
  );
  const token = new RegExp(
    `(?<![a-z0-9:.])(?:(?<day>${days.join('|')})(?![a-z])|(?<time>${TIME} ?${THROUGH} ?(?:a |as |alle |las |les )?${TIME})(?![\\d:])|(?<closed>${QUESTION_WORDS[language].closed})(?![a-z]))|(?<through>${THROUGH})(?![a-z])`,
    'g',
  );
  const statements: { weekdays: number[]; spans: (readonly [number, number])[]; isClosed: boolean }[] = [];
  let isRange = false;
  let current: (typeof statements)[number] | null = null;
  for (const match of text.matchAll(token)) {
    const { day, time, closed } = match.groups ?? {};
    if (day !== undefined) {
      const weekday = names.findIndex((name, at) => new RegExp(`^(?:${name}|${short[at]})$`).test(day));
      if (!current || current.spans.length > 0 || current.isClosed) {
        current = { weekdays: [], spans: [], isClosed: false };
        statements.push(current);
      }
      const before = current.weekdays.at(-1);
      const from = isRange && before !== undefined ? before + 1 : weekday;
      for (let at = from; at <= from + ((weekday - from + 7) % 7); at++) current.weekdays.push(at % 7);
    } else if (time !== undefined) {
      const span = spanIn(match.slice(match.findIndex((part, at) => at > 0 && part === time) + 1));
      if (span) current?.spans.push(span);
    } else if (closed !== undefined && current && current.spans.length === 0) current.isClosed = true;
    isRange = match.groups?.['through'] !== undefined;
  }
  return statements
    .filter(({ spans, isClosed }) => spans.length > 0 || isClosed)
    .flatMap(({ weekdays, spans }) => weekdays.map((weekday) => ({ weekday, spans })));
}

/** Reads hour, minutes and 'am' or 'pm' of two times. */
function spanIn(parts: readonly (string | undefined)[]): readonly [number, number] | null {
  const [fromHour, fromMinutes, fromHalf, toHour, toMinutes, toHalf] = parts;
  const hourIn = (hour: number, half: string | undefined) =>
    half === 'p' ? (hour % 12) + 12 : half === 'a' ? hour % 12 : hour;
  const to = hourIn(Number(toHour), toHalf) * 60 + Number(toMinutes ?? 0);
  // In '1-6 pm' both are in the afternoon, in '9-6 pm' only the second.
  const isLate = fromHalf === undefined && toHalf === 'p' && Number(fromHour) < Number(toHour);
  const from = hourIn(Number(fromHour), isLate ? 'p' : fromHalf) * 60 + Number(fromMinutes ?? 0);
  if (from > 1440 || to > 1440) return null;
  // '9-5' without anything else.
  const isHalved = to <= from && fromHalf === undefined && toHalf === undefined && to < 720 && !toMinutes;
  const end = isHalved ? to + 720 : to;
  return [from, end <= from ? end + 1440 : end];
}
