import { CURSOR_PROBLEM, PAGE_MAX, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import { ApiError } from '../http/api-error';

/** A position in a list ordered by time and id. It remains valid when its row is deleted and others are added. */
export interface PagePlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Formats the position as text for the caller to send back. */
const writePageCursor = ({ createdAt, id }: PagePlace): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** Parses a cursor. Throws 400 for an invalid one. */
function readPageCursor(cursor: string): PagePlace {
  const [, createdAt, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{5,18}Z) ([\w-]{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) throw new ApiError(400, CURSOR_PROBLEM);
  return { createdAt, id };
}

/** A list of an organization's rows, newest first; rows with the same time are ordered by id. */
export interface PagedList {
  readonly table: 'agents' | 'qr_codes' | 'notifications';
  readonly columns: RawBuilder<unknown>;
  /** Matches rows that contain the searched text. */
  readonly search: (database: Database, text: string) => RawBuilder<boolean>;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Total number of rows on all pages; null for a search, because counting its matches would read every row. */
  readonly total: number | null;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

interface Placed {
  readonly placeTime: string;
  readonly placeId: string;
}

/** Returns whether a page is requested. Otherwise the response is the whole list, as the spec requires. */
export const isPageWanted = ({ limit, cursor, search }: PageRequest): boolean =>
  limit !== undefined || cursor !== undefined || Boolean(search);

/** Reads the rows after the cursor in index order, and stops at the end of the page. */
export async function readListPage<Row>(
  database: Database,
  { table, columns, search }: PagedList,
  organization: string,
  { limit = PAGE_MAX, cursor, search: text }: PageRequest,
): Promise<ListPage<Row>> {
  const count = text
    ? null
    : sql<{
        total: number | string;
      }>`select count(*) as total from ${sql.table(table)} where organization_id = ${organization}`;
  const matches = text ? search(database, text) : null;
  const [rows, counted] = await Promise.all([
    rowsAfter<Row>(database, { table, columns }, organization, { cursor, limit: limit + 1, matches }),
    count?.execute(database.db),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit).map(withoutPlace),
    total: counted ? Number(counted.rows[0]?.total ?? 0) : null,
    next: last ? cursorOf(last) : null,
  };
}

/** The number of rows that one request may compare outside the database, and the number that it reads at a time. */
const COMPARED_MAX = 5_000;
const COMPARED_AT_ONCE = 500;

/**
 * Like `readListPage`, but for a search that the database cannot perform: compares one row after another with
 * `matches`. After many rows the page ends early, and `next` continues there.
 */
export async function readMatchingPage<Row>(
  database: Database,
  list: Omit<PagedList, 'search'>,
  organization: string,
  { limit = PAGE_MAX, cursor }: Pick<PageRequest, 'limit' | 'cursor'>,
  matches: (row: Row) => boolean,
): Promise<ListPage<Row>> {
  const found: (Row & Placed)[] = [];
  let next = cursor;
  for (let compared = 0; compared < COMPARED_MAX; compared += COMPARED_AT_ONCE) {
    const wanted = { cursor: next, limit: COMPARED_AT_ONCE, matches: null };
    const rows = await rowsAfter<Row>(database, list, organization, wanted);
    found.push(...rows.filter((row) => matches(row as Row)));
    const last = rows.length < COMPARED_AT_ONCE ? undefined : rows.at(-1);
    const lastShown = found.length > limit ? found[limit - 1] : undefined;
    if (lastShown) return { rows: found.slice(0, limit).map(withoutPlace), total: null, next: cursorOf(lastShown) };
    if (!last) return { rows: found.map(withoutPlace), total: null, next: null };
    next = cursorOf(last);
  }
  return { rows: found.map(withoutPlace), total: null, next: next ?? null };
}

interface WantedRows {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly matches: RawBuilder<boolean> | null;
}

async function rowsAfter<Row>(
  { db }: Database,
  { table, columns }: Omit<PagedList, 'search'>,
  organization: string,
  { cursor, limit, matches }: WantedRows,
): Promise<(Row & Placed)[]> {
  const { rows } = await sql<Row & Placed>`select ${columns}, created_at as "placeTime", id as "placeId"
    from ${sql.table(table)} where organization_id = ${organization}
    ${cursor === undefined ? sql`` : sql`and ${isAfter(cursor)}`} ${matches === null ? sql`` : sql`and (${matches})`}
    order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
}

const withoutPlace = <Row>({ placeTime: _, placeId: __, ...row }: Row & Placed) => row as unknown as Row;

const cursorOf = ({ placeTime, placeId }: Placed) => writePageCursor({ createdAt: placeTime, id: placeId });

/** The first condition lets the database use the index. */
function isAfter(cursor: string): RawBuilder<boolean> {
  const { createdAt, id } = readPageCursor(cursor);
  return sql`created_at <= ${createdAt} and (created_at < ${createdAt} or id > ${id})`;
}

/** The special characters in patterns, which are escaped. */
const SPECIAL: Readonly<Record<Engine, RegExp>> = { sqlite: /[*?[]/, postgres: /[.*+?()[\]{}|$^\\]/ };

/**
 * Returns the condition that `column` contains `text`, ignoring case except for the long s and the dotted I. Each
 * letter becomes a class of its cases, because SQLite folds only ASCII letters, and what PostgreSQL folds depends on
 * its database's locale.
 */
export function containsText(engine: Engine, column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const pattern = allCases(engine, text);
  return engine === 'sqlite' ? sql`${column} glob ${`*${pattern}*`}` : sql`${column} ~ ${pattern}`;
}

/** Returns the condition that `column` begins with `text`, with case ignored as in `containsText`. */
export function startsWithText(engine: Engine, column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const pattern = allCases(engine, text);
  return engine === 'sqlite' ? sql`${column} glob ${`${pattern}*`}` : sql`${column} ~ ${`^${pattern}`}`;
}

const allCases = (engine: Engine, text: string) => [...text].map((character) => patternOf(engine, character)).join('');

function patternOf(engine: Engine, character: string): string {
  const cases = casesOf(character);
  if (cases.length > 1) return `[${cases.join('')}]`;
  if (!SPECIAL[engine].test(character)) return character;
  return engine === 'sqlite' ? `[${character}]` : `\\${character}`;
}

/** Returns the letter in all its cases, including the final sigma; returns other characters unchanged. */
function casesOf(character: string): string[] {
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  const cases = [character, lower, upper, lower.toUpperCase(), upper.toLowerCase(), ...(upper === 'Σ' ? ['ς'] : [])];
  if (character === 'ß') cases.push('ẞ');
  // Some letters, such as ß, become two in upper case: in a class either of the two would match.
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}
