/** A row of a list that is sorted by time, newest first. */
export interface LiveRow {
  readonly id: string;
}

/** The shown rows of a list and the cursor of the next page; null at the end. */
export interface LivePage<Row extends LiveRow> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

type TimeOf<Row> = (row: Row) => string | null;

/** Returns the rows of `newest` that are newer than all shown rows. Others only moved up because some were deleted. */
export function freshRows<Row extends LiveRow>(
  shown: readonly Row[],
  newest: readonly Row[],
  timeOf: TimeOf<Row>,
): readonly Row[] {
  const ids = new Set(shown.map(({ id }) => id));
  const latest = Math.max(...shown.map((row) => timeMs(timeOf(row))));
  return newest.filter((row) => !ids.has(row.id) && timeMs(timeOf(row)) > latest);
}

/** Returns the shown rows in their current order, each as it was last fetched. */
export function inPlace<Row extends LiveRow>(shown: readonly Row[], newest: readonly Row[]): readonly Row[] {
  const latest = new Map(newest.map((row) => [row.id, row]));
  return shown.map((row) => latest.get(row.id) ?? row);
}

/** Adds a page to the list. A row that moved between two pages stays where it was first. */
export function withPage<Row extends LiveRow>(list: LivePage<Row>, page: LivePage<Row>): LivePage<Row> {
  const ids = new Set(list.rows.map(({ id }) => id));
  return { rows: [...list.rows, ...page.rows.filter(({ id }) => !ids.has(id))], next: page.next };
}

export function withoutRow<Row extends LiveRow>(list: LivePage<Row>, id: string): LivePage<Row> {
  return { ...list, rows: list.rows.filter((row) => row.id !== id) };
}

function timeMs(time: string | null): number {
  return Date.parse(time ?? '') || 0;
}
