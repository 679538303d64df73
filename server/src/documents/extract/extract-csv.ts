import Papa from 'papaparse';
import { type Block, BlockCollector } from './block';

/** Reads a table with commas, semicolons, tabs or bars; the first row names the columns. */
export function extractCsv(text: string): Block[] {
  const collector = new BlockCollector();
  collector.table(parseCsv(text));
  return collector.blocks;
}

/** Comments above the header. Within the table, a number sign is part of a value. */
const COMMENTS = /^(?:[ \t]*#[^\n]*(?:\n|$)|[ \t]*\n)+/;

/** Returns the rows that are neither empty nor comments above the header. */
export function parseCsv(text: string): string[][] {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const comments = COMMENTS.exec(lines)?.[0] ?? '';
  const { data, meta } = Papa.parse<string[]>(lines.slice(comments.length), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
  });
  const last = comments.trim().split('\n').at(-1) ?? '';
  const marked = last.replace(/^[ \t]*#+[ \t]*/, '').split(meta.delimiter);
  // '# id;name' above '1;Ann' names the columns.
  return isHeaderOf(marked, data, /^#+\S/.test(last.trim())) ? [marked, ...data] : data;
}

const hasNumber = (row: readonly string[]) => row.some((cell) => /^\W*\d/.test(cell));

/**
 * If no numbers distinguish rows from names, only '#name;color' is a header; '# Fruits; all' is a comment above a
 * header.
 */
function isHeaderOf(marked: readonly string[], [first = [], ...rest]: readonly string[][], isTight: boolean): boolean {
  if (marked.length < 2 || marked.length !== first.length || hasNumber(marked)) return false;
  return hasNumber(first) || (isTight && !rest.some(hasNumber));
}
