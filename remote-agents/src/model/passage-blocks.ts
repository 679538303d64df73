/** Consecutive rows of a table, with the same columns. */
export interface TableRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Splits 'Room: 201; Type: Double' into cells. A column's name is short, and contains neither a colon nor a semicolon.
 */
const CELLS = /;\s+(?=[^:;]{1,60}:\s)/;
const CELL = /^([^:;]{1,60}):\s+(.*)$/s;

/**
 * Splits the text of a passage into lines and tables: consecutive lines of the form 'Column: value; Column: value' with
 * the same columns become a table. A single such line remains a line.
 */
export function passageBlocks(text: string): (string | TableRows)[] {
  const blocks: (string | TableRows)[] = [];
  let lines: string[] = [];
  const endLines = () => {
    const block = lines.join('\n').trim();
    if (block !== '') blocks.push(block);
    lines = [];
  };
  const all = text.split('\n');
  for (let at = 0; at < all.length; ) {
    const rows = rowsFrom(all, at);
    const [first] = rows;
    if (first && rows.length > 1) {
      endLines();
      blocks.push({
        columns: first.map(([column]) => column),
        rows: rows.map((row) => row.map(([, value]) => value)),
      });
      at += rows.length;
    } else lines.push(all[at++] ?? '');
  }
  endLines();
  return blocks;
}

type Row = readonly (readonly [column: string, value: string])[];

/** Returns the consecutive rows with the same columns, starting at a given line. */
function rowsFrom(lines: readonly string[], at: number): Row[] {
  const rows: Row[] = [];
  const [first, ...rest] = lines.slice(at);
  const columns = columnsOf(rowOf(first));
  for (let row = rowOf(first); row && columnsOf(row) === columns; row = rowOf(rest.shift())) rows.push(row);
  return rows;
}

const columnsOf = (row: Row | null) => JSON.stringify(row?.map(([column]) => column));

function rowOf(line: string | undefined): Row | null {
  const cells = (line ?? '').trim().split(CELLS);
  const row = cells.flatMap((cell): Row => {
    const [, column = '', value = ''] = CELL.exec(cell) ?? [];
    return column === '' ? [] : [[column.trim(), value.replace(/\.$/, '').trim()]];
  });
  return row.length === cells.length && row.length > 1 ? row : null;
}
