import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many questions of a set came out right or wrong in the last run of `npm run answers`. */
export interface MeasuredAnswers {
  readonly shown: number;
  readonly wrong: number;
  readonly claimed: number;
}

const PAGE = join('..', 'docs', 'answers.md');

/**
 * The columns of the table: set, language, half, first, right in answered or unsure, said, answered, wrong, claimed.
 */
const COLUMNS = { set: 0, shown: 4, wrong: 7, claimed: 8 } as const;

/** Reads the table of docs/answers.md. */
export function readMeasuredAnswers(): Map<string, MeasuredAnswers> {
  const [, table = ''] = readFileSync(PAGE, 'utf8').split('<!-- table -->');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  const count = (cells: string[], column: number) => Number.parseInt(cells[column] ?? '', 10);
  return new Map(
    rows.map((cells) => [
      cells[COLUMNS.set] ?? '',
      {
        shown: count(cells, COLUMNS.shown),
        wrong: count(cells, COLUMNS.wrong),
        claimed: count(cells, COLUMNS.claimed),
      },
    ]),
  );
}
