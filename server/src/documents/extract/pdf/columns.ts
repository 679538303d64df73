import type { Cell, Column } from './pdf-row';

interface Cluster {
  left: number;
  right: number;
  readonly cells: Cell[];
  /** The heights of its cells, rounded. */
  readonly heights: Set<number>;
}

/** Two cells in one column are at least this far apart, in letter heights. */
const LINE = 0.9;
const GAP_MAX = 1.5;
const HEADER_LINES_MAX = 4;

/**
 * Finds the columns of a table: cells that lie one below another. Two cells at about the same height are never in one
 * column, so a name above several columns does not merge them, while a left-aligned name shares a column with
 * right-aligned numbers.
 */
export function columnsOf(cells: readonly Cell[]): Column[] {
  const unit = Math.max(1, ...cells.map(({ size }) => size)) * LINE;
  const clusters: Cluster[] = [];
  const merge = (one: Cluster, other: Cluster) => {
    one.left = Math.min(one.left, other.left);
    one.right = Math.max(one.right, other.right);
    one.cells.push(...other.cells);
    for (const height of other.heights) one.heights.add(height);
    if (clusters.includes(other)) clusters.splice(clusters.indexOf(other), 1);
  };
  for (const cell of [...cells].sort((one, other) => one.right - one.left - (other.right - other.left))) {
    const own = {
      left: cell.left,
      right: cell.right,
      cells: [cell],
      heights: new Set([Math.round((cell.y / unit) * 4)]),
    };
    const touched = clusters.filter(({ left, right }) => cell.left < right && cell.right > left);
    const [first, ...others] = touched;
    if (!first) clusters.push(own);
    else if (touched.every((cluster) => !areBeside(cluster, own))) {
      const isWhole = others.every((other, at) =>
        [first, ...others.slice(0, at)].every((one) => !areBeside(one, other)),
      );
      if (!isWhole) continue;
      merge(first, own);
      for (const other of others) merge(first, other);
    }
  }
  clusters.sort((one, other) => one.left - other.left);
  for (let at = 0; at < clusters.length - 1; ) {
    const [one, next] = [clusters[at] as Cluster, clusters[at + 1] as Cluster];
    const isName = one.cells.length <= HEADER_LINES_MAX && lowest(one.cells) > highest(next.cells);
    if (!areBeside(one, next) && (isName || next.left - one.right < unit * GAP_MAX)) merge(one, next);
    else at++;
  }
  return clusters.map(({ left, right }) => ({ left, right }));
}

/** Whether some cell in one cluster is at about the same height as a cell in the other. */
function areBeside({ heights: one }: Cluster, { heights: other }: Cluster): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const height of few) for (let near = height - 3; near <= height + 3; near++) if (many.has(near)) return true;
  return false;
}

const lowest = (cells: readonly Cell[]) => Math.min(...cells.map(({ y }) => y));
const highest = (cells: readonly Cell[]) => Math.max(...cells.map(({ y }) => y));

/** Returns the number of the column that the cell overlaps most or, if it overlaps none, of the nearest. */
export function columnAt(cell: Cell, columns: readonly Column[]): number {
  const nearness = columns.map(({ left, right }) => Math.min(cell.right, right) - Math.max(cell.left, left));
  return nearness.indexOf(Math.max(...nearness));
}

/** Whether a cell begins in a column and does not reach the next one. */
export function fitsColumn({ left, right, size }: Cell, columns: readonly Column[]): boolean {
  return columns.some((column, at) => left > column.left - 3 && right < (columns[at + 1]?.left ?? column.right + size));
}

export const isSameShape = (one: readonly Column[], other: readonly Column[]) =>
  one.length === other.length &&
  one.every(({ left, right }, at) => {
    const own = other[at];
    return own && (Math.abs(left - own.left) < 20 || Math.abs(right - own.right) < 20);
  });
