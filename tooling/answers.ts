import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

// `npm run answers`: asks the questions in server/test/fixtures/answers on every database there is, prints how many were
// answered and declined, and writes the table into docs/answers.md.

interface Measured {
  readonly engine: string;
  readonly set: { readonly set: string; readonly half: string };
  readonly score: Readonly<
    Record<'asked' | 'first' | 'among' | 'said' | 'unsure' | 'unanswerable' | 'declined', number>
  >;
}

const PAGE = path.join(ROOT, 'docs/answers.md');
const ENGINES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const percent = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

function row({ engine, set, score }: Measured): string {
  const { asked, first, among, said, unsure, unanswerable, declined } = score;
  const counts = [first, among, said, asked - unsure].map((count) => percent(count, asked));
  const cells = [set.set, set.half, ENGINES[engine] ?? engine, ...counts, percent(declined, unanswerable)];
  return `| ${cells.join(' | ')} |`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
const file = path.join(folder, 'measured.json');
const code = await runCommand('npm', ['--silent', '--prefix', 'server', 'test', '--', 'answers.test'], {
  env: { ...process.env, ANSWERS_TABLE: file },
});
const measured = JSON.parse(readFileSync(file, 'utf8')) as Measured[];
rmSync(folder, { recursive: true });
const table = [
  '| questions over | half | database | right passage first | among three | words in the reply | claimed | declined |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...measured.map(row),
].join('\n');
console.log(`\n${table}`);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.replace(/(<!-- table -->)[\s\S]*(<!-- end -->)/, `$1\n\n${table}\n\n$2`));
process.exitCode = code;
