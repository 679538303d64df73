import type { BlockCollector } from '../block';
import type { FoundTable } from './table-of-rows';

/** The columns of a table that may continue on the next page. */
export interface OpenTable {
  readonly header: readonly string[] | null;
  readonly columns: FoundTable['columns'];
}

/** Adds each row as a line that names its columns, if the first row is a header. */
export function addTable(collector: BlockCollector, table: FoundTable, before: OpenTable | null): OpenTable {
  const [first = [], ...rest] = table.cells;
  const isContinued = before?.header != null && isSameShape(before.columns, table.columns);
  const repeated = isContinued && before.header?.join() === first.join();
  const header = isHeader(first, rest) ? first : isContinued ? before.header : null;
  const rows = header === first || repeated ? rest : table.cells;
  if (header) collector.table([header, ...rows]);
  else for (const row of rows) collector.paragraph(inWords(row));
  return { header, columns: table.columns };
}

/** A header has a word for each column and no number, and has numbers below it. */
function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => cell === '' || /\d/.test(cell)) || rest.length === 0) return false;
  const numbers = rest.filter((row) => row.some((cell, column) => column > 0 && /\d/.test(cell)));
  return numbers.length >= rest.length / 2;
}

function inWords(row: readonly string[]): string {
  const [name, ...values] = row.filter((cell) => cell !== '');
  if (values.length === 0) return name ?? '';
  return `${name}${/[:.?]$/.test(name ?? '') ? '' : ':'} ${values.join('; ')}`;
}

const isSameShape = (one: FoundTable['columns'], other: FoundTable['columns']) =>
  one.length === other.length && one.every(({ left }, at) => Math.abs(left - (other[at]?.left ?? 0)) < 20);
