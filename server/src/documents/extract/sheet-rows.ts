import type { BlockCollector } from './block';

/** Adds the rows of a sheet: titles and notes above the table are paragraphs, the first full row names the columns. */
export function addSheet(collector: BlockCollector, rows: readonly (readonly string[])[]): void {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const header = filled.findIndex((row) => count(row) > 1);
  const above = header < 0 ? filled : filled.slice(0, header);
  for (const row of above) collector.paragraph(row.join(' '));
  if (header >= 0) collector.table(filled.slice(header));
}

const count = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
