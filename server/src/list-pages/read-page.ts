import { CURSOR_PROBLEM, PAGE_MAX, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import { ApiError } from '../http/api-error';

/** A position in a list ordered by time and id. It stays right when its row is deleted and others are added. */
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

/** A list of an organization, newest first; rows of the same time are ordered by id. */
export interface PagedList {
  readonly table: 'agents' | 'qr_codes' | 'notifications';
  readonly columns: RawBuilder<unknown>;
  /** Matches rows that contain the searched text. */
  readonly search: (database: Database, text: string) => RawBuilder<boolean>;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages; null with a search, because counting its matches would read every row. */
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
export async function readPage<Row>(
  database: Database,
  { table, columns, search }: PagedList,
  organization: string,
  { limit = PAGE_MAX, cursor, search: text }: PageRequest,
): Promise<ListPage<Row>> {
  const own = sql`from ${sql.table(table)} where organization_id = ${organization}`;
  const page = sql<Row & Placed>`select ${columns}, created_at as "placeTime", id as "placeId" ${own}
    ${cursor === undefined ? sql`` : sql`and ${isAfter(cursor)}`} ${text ? sql`and (${search(database, text)})` : sql``}
    order by created_at desc, id limit ${limit + 1}`;
  const count = text ? null : sql<{ total: number | string }>`select count(*) as total ${own}`;
  const [read, counted] = await Promise.all([page.execute(database.db), count?.execute(database.db)]);
  const last = read.rows.length > limit ? read.rows[limit - 1] : undefined;
  return {
    rows: read.rows.slice(0, limit).map(({ placeTime, placeId, ...row }) => row as Row),
    total: counted ? Number(counted.rows[0]?.total ?? 0) : null,
    next: last ? writePageCursor({ createdAt: last.placeTime, id: last.placeId }) : null,
  };
}

/** The first condition lets the database use the index. */
function isAfter(cursor: string): RawBuilder<boolean> {
  const { createdAt, id } = readPageCursor(cursor);
  return sql`created_at <= ${createdAt} and (created_at < ${createdAt} or id > ${id})`;
}

/** Pattern characters, which are escaped. */
const SPECIAL: Readonly<Record<Engine, RegExp>> = { sqlite: /[*?[]/, postgres: /[.*+?()[\]{}|$^\\]/ };

/**
 * A condition: `column` contains `text`, ignoring case except for the long s and the dotted I. A letter becomes the
 * class of its cases, because SQLite folds only ASCII letters, and what PostgreSQL folds depends on its database's
 * locale.
 */
export function containsText(engine: Engine, column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const pattern = allCases(engine, text);
  return engine === 'sqlite' ? sql`${column} glob ${`*${pattern}*`}` : sql`${column} ~ ${pattern}`;
}

/** As `containsText`: `column` begins with `text`. */
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

/** Returns the letter in all its cases, including the final sigma; other characters unchanged. */
function casesOf(character: string): string[] {
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  const cases = [character, lower, upper, lower.toUpperCase(), upper.toLowerCase(), ...(upper === 'Σ' ? ['ς'] : [])];
  if (character === 'ß') cases.push('ẞ');
  // Some letters become two, such as ß: in a class each of the two would match.
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}
