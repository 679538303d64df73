import { sql } from 'kysely';

/** As both databases answer them. */
type Count = number | string;

/** How many rows a list has, and the sum of their revisions. */
interface ListVersion {
  readonly rows: Count;
  /** Null for a list without rows. */
  readonly revisions: Count | null;
}

/** What is selected of a list for `versionOf`. */
export const VERSION_COLUMNS = [
  sql<ListVersion['rows']>`count(*)`.as('rows'),
  sql<ListVersion['revisions']>`sum(revision)`.as('revisions'),
] as const;

/**
 * The version of a list as text. A row that is added or changed gets a higher revision than any before
 * (migration 0022), so the number of rows and the sum of their revisions change together with the list.
 */
export const versionOf = (list: ListVersion | undefined): string => `${list?.rows ?? 0}.${list?.revisions ?? 0}`;

/** Rows that were read with their revisions: the version of the list that they make, and the rows without them. */
export function splitRevisions<Row extends { readonly revision: Count }>(
  read: readonly Row[],
): { version: string; rows: Omit<Row, 'revision'>[] } {
  let revisions = 0;
  const rows = read.map(({ revision, ...row }) => {
    revisions += Number(revision);
    return row;
  });
  return { version: versionOf({ rows: read.length, revisions }), rows };
}
