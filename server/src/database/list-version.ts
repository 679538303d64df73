import { sql } from 'kysely';

/** As both databases answer them. */
type Count = number | string;

/** What tells whether the rows of a list are still the same. */
export interface ListVersion {
  readonly rows: Count;
  /** The highest revision; null for a list without rows. */
  readonly newest: Count | null;
  /** The sum of the revisions; null for a list without rows. */
  readonly revisions: Count | null;
}

/** What is selected of a list for `versionOf`. */
export const VERSION_COLUMNS = [
  sql<Count>`count(*)`.as('rows'),
  sql<Count | null>`max(revision)`.as('newest'),
  sql<Count | null>`sum(revision)`.as('revisions'),
] as const;

/**
 * The version of an organization's list as text. A row that is added or changed gets a higher revision than any before
 * (migration 0022). So as long as neither the number of rows nor the highest revision changes, nothing was added,
 * changed or removed; the sum also shows a change that PostgreSQL commits after a later one.
 */
export function versionOf(organization: string, list: ListVersion | undefined): string {
  return `${organization}.${list?.rows ?? 0}.${list?.newest ?? 0}.${list?.revisions ?? 0}`;
}

/** Rows that were read with their revisions: the version of the list that they make, and the rows without them. */
export function splitRevisions<Row extends { readonly revision: Count }>(
  organization: string,
  read: readonly Row[],
): { version: string; rows: Omit<Row, 'revision'>[] } {
  let [newest, revisions] = [0, 0];
  const rows = read.map(({ revision, ...row }) => {
    newest = Math.max(newest, Number(revision));
    revisions += Number(revision);
    return row;
  });
  return { version: versionOf(organization, { rows: read.length, newest, revisions }), rows };
}
