import { type Block, BlockCollector } from './block';

/** CSV with commas, semicolons or tabs; the first row names the columns. */
export function extractCsv(text: string): Block[] {
  const collector = new BlockCollector();
  collector.table(parseCsv(text.replace(/^\ufeff/, '')));
  return collector.blocks;
}

export function parseCsv(text: string): string[][] {
  const separator = guessSeparator(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\n') rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  rows.at(-1)?.push(cell);
  return rows.filter((row) => row.some((value) => value !== ''));
}

/** The one that the first line has most of. */
function guessSeparator(text: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return [',', ';', '\t'].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}
