import { sql } from 'kysely';

/** As both databases return them. */
type Count = number | string;

/** Shows whether the rows of a list are unchanged. */
export interface ListVersion {
  readonly rows: Count;
  /** The highest revision; null for a list without rows. */
  readonly newest: Count | null;
  /** The sum of the revisions; null for a list without rows. */
  readonly revisions: Count | null;
}

/** The columns that a list selects for `versionOf`. */
export const VERSION_COLUMNS = [
  sql<Count>`count(*)`.as('rows'),
  sql<Count | null>`max(revision)`.as('newest'),
  sql<Count | null>`sum(revision)`.as('revisions'),
] as const;

/**
 * Returns the version of an organization's list as text. An added or changed row gets a higher revision than any before
 * (migration 0022). So while the number of rows and the highest revision stay the same, nothing was added, changed or
 * removed; the sum also reveals a change that PostgreSQL commits after a later one.
 */
export function versionOf(organization: string, list: ListVersion | undefined): string {
  return `${organization}.${list?.rows ?? 0}.${list?.newest ?? 0}.${list?.revisions ?? 0}`;
}

/** Returns the version of a list from its rows, and the rows without their revisions. */
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
