import type { OpenZip } from './open-zip';
import type { CellFormats } from './xlsx-styles';

/** Wider tables are cut off: nobody asks about column 300, and each row would repeat 300 names. */
const COLUMNS_MAX = 200;
const MERGED_ROWS_MAX = 5000;

interface Merged {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Reads the rows of a sheet as Excel shows them, without hidden rows. */
export async function readXlsxSheet(
  zip: OpenZip,
  path: string,
  texts: readonly string[],
  format: CellFormats,
): Promise<string[][]> {
  const rows: { number: number; cells: string[] }[] = [];
  const hiddenColumns = new Set<number>();
  const merged: Merged[] = [];
  let number = 0;
  let column = 0;
  let isHiddenRow = false;
  let cell = { kind: '', style: 0 };
  let value = '';
  let isValue = false;
  await zip.readXml(path, {
    open(name, attributes) {
      if (name === 'col' && attributes['hidden'] === '1') {
        const last = Math.min(Number(attributes['max']), COLUMNS_MAX);
        for (let hidden = Number(attributes['min']); hidden <= last; hidden++) hiddenColumns.add(hidden - 1);
      } else if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        column = -1;
        isHiddenRow = attributes['hidden'] === '1';
        if (!isHiddenRow) rows.push({ number, cells: [] });
      } else if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        cell = { kind: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) };
        value = '';
      } else if (name === 'mergeCell') merged.push(...mergedRows(attributes['ref'] ?? ''));
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) value += part;
    },
    close(name) {
      isValue = false;
      if (name !== 'c' || isHiddenRow || column >= COLUMNS_MAX || hiddenColumns.has(column)) return;
      const cells = rows.at(-1)?.cells ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = shown(value, cell, texts, format);
    },
  });
  repeatMerged(rows, merged);
  return rows.map(({ cells }) => cells.filter((_, at) => !hiddenColumns.has(at)));
}

function shown(
  value: string,
  { kind, style }: { kind: string; style: number },
  texts: readonly string[],
  format: CellFormats,
): string {
  if (value === '') return '';
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'yes' : 'no';
  // '#REF!' answers no question.
  if (kind === 'e') return '';
  if (kind === 'n' && Number.isFinite(Number(value))) return format(style, Number(value));
  return value;
}

/** Repeats a cell that spans rows in each of those rows, such as a group's name next to its prices. */
function repeatMerged(rows: readonly { number: number; cells: string[] }[], merged: readonly Merged[]): void {
  const byNumber = new Map(rows.map(({ number, cells }) => [number, cells]));
  for (const { column, from, to } of merged) {
    const text = byNumber.get(from)?.[column] ?? '';
    for (let number = from + 1; text !== '' && number <= to; number++) {
      const cells = byNumber.get(number);
      if (!cells) continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
  }
}

/** 'A2:A5' spans rows; 'A1:D1', a title, does not. */
function mergedRows(reference: string): Merged[] {
  const [, start = '', first = '', end = '', last = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = columnOf(start);
  const [from, to] = [Number(first), Number(last)];
  if (start !== end || column >= COLUMNS_MAX || to <= from || to - from > MERGED_ROWS_MAX) return [];
  return [{ column, from, to }];
}

/** Converts a column to a number from 0: 'A7' becomes 0, 'AA1' becomes 26. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
