import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many questions of one set came out right when `npm run answers` was last run. */
export interface MeasuredAnswers {
  readonly first: number;
  readonly among: number;
  readonly declined: number;
}

const PAGE = join('..', 'docs', 'answers.md');

/** The columns of the table: set, half, database, first, among three, words in the reply, claimed, declined. */
const COLUMNS = { set: 0, engine: 2, first: 3, among: 4, declined: 7 } as const;

/** Reads the table of docs/answers.md for the sets on one database, such as 'SQLite'. */
export function readMeasuredAnswers(engine: string): Map<string, MeasuredAnswers> {
  const rows = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  const count = (cells: string[], column: number) => Number.parseInt(cells[column] ?? '', 10);
  return new Map(
    rows
      .filter((cells) => cells[COLUMNS.engine] === engine)
      .map((cells) => [
        cells[COLUMNS.set] ?? '',
        {
          first: count(cells, COLUMNS.first),
          among: count(cells, COLUMNS.among),
          declined: count(cells, COLUMNS.declined),
        },
      ]),
  );
}
