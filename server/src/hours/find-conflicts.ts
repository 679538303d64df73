import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { HoursConflict, HoursTable, OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import type { Database } from '../database/database';
import { withoutAccents } from '../terms/terms';
import { QUESTION_WORDS } from './question-words';
import { CLOSED, isContradicted, OPEN, statementsIn, withoutDates } from './stated-hours';
import { findTable, kindsIn, plainName } from './table-kinds';

/** Maximum number of conflicts that are shown. */
const CONFLICTS_MAX = 20;
const BATCH = 200;
/** Reads at most the passages of a few hundred documents. */
const PASSAGES_MAX = 10_000;
/** After this many milliseconds, other work gets its turn. */
const TURN_MS = 15;
const TEXT_MAX = 300;
/** Passages longer than this are not about opening hours. */
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

/** Returns the lines in a passage that contradict the table that they are about; null if there are none. */
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
  for (const block of text.split(SENTENCES)) {
    const plain = withoutAccents(block);
    if (!TOPIC.test(plain) && !TOPIC.test(topic)) continue;
    const table = tableOf(plainName(plain), plainName(topic), tables);
    if (!table) continue;
    const stated = statementsIn(withoutDates(plain, language), language);
    if (stated.some((statement) => isContradicted(table, statement))) found.push(block.trim());
  }
  return found.length === 0 ? null : found.join('\n').slice(0, TEXT_MAX);
}

/** The start of a paragraph or sentence; '24. Dezember' is neither. */
const SENTENCES = /\n{2,}|(?<=[.!?])\s+(?!(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)[a-zä]*)(?=\p{Lu})/u;

/** Words of opening hours. A time without one of them belongs to something else, such as a course. */
const TOPIC = new RegExp(
  `(?<![a-z])(?:${[
    ...Object.values(QUESTION_WORDS).flatMap(({ hours, closed }) => [hours, closed]),
    OPEN,
    CLOSED,
    'opens|opened|offnen',
  ].join('|')})(?![a-z])`,
);

/** Returns the table that a text is about; null when the text is about something without a table. */
function tableOf(text: string, topic: string, tables: readonly HoursTable[]): HoursTable | null {
  for (const place of [text, topic]) {
    const { table } = findTable(place, tables, '');
    if (table) return table;
    if (kindsIn(place).some(({ kind }) => !HOUSE_KINDS.has(kind))) return null;
  }
  return tables[0] ?? null;
}

const HOUSE_KINDS: ReadonlySet<string> = new Set(['shop', 'office', 'hall', 'phone']);
