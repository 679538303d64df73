import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

// `npm run answers`: asks the questions in server/test/fixtures/answers on every database there is, prints how many were
// answered and declined, and writes the table into docs/answers.md. With LLM_BASE_URL and LLM_MODEL it asks a second
// time with that language model, and writes a table of its own.

interface Measured {
  readonly engine: string;
  /** The language model that worded the answers; null without one. */
  readonly model: string | null;
  readonly set: { readonly set: string; readonly half: string };
  readonly score: Readonly<
    Record<'asked' | 'first' | 'among' | 'said' | 'unsure' | 'unanswerable' | 'declined', number>
  >;
}

const PAGE = path.join(ROOT, 'docs/answers.md');
const ENGINES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const percent = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

function row({ engine, model, set, score }: Measured): string {
  const { asked, first, among, said, unsure, unanswerable, declined } = score;
  const counts = [first, among, said, asked - unsure].map((count) => percent(count, asked));
  const cells = [set.set, set.half, model ?? ENGINES[engine] ?? engine, ...counts, percent(declined, unanswerable)];
  return `| ${cells.join(' | ')} |`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
const file = path.join(folder, 'measured.json');
const code = await runCommand('npm', ['--silent', '--prefix', 'server', 'test', '--', 'answers.test'], {
  env: { ...process.env, ANSWERS_TABLE: file },
});
const measured = JSON.parse(readFileSync(file, 'utf8')) as Measured[];
rmSync(folder, { recursive: true });
const page = readFileSync(PAGE, 'utf8');
const [without, withModel] = [measured.filter(({ model }) => !model), measured.filter(({ model }) => model)];
const changed = withTable(page, 'table', 'database', without);
// Figures of a model stay until somebody measures another one.
writeFileSync(PAGE, withModel.length === 0 ? changed : withTable(changed, 'model table', 'model', withModel));
process.exitCode = code;

/** The page with the table anew that stands between two comments. */
function withTable(text: string, name: string, column: string, rows: readonly Measured[]): string {
  const head = [
    'questions over',
    'half',
    column,
    'right passage first',
    'among three',
    'words in the reply',
    'claimed',
  ];
  const cells = [...head, 'declined'];
  const table = [`| ${cells.join(' | ')} |`, `|${' --- |'.repeat(cells.length)}`, ...rows.map(row)].join('\n');
  console.log(`\n${table}`);
  const place = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- end -->)`);
  return text.replace(place, (_, start: string, end: string) => `${start}\n\n${table}\n\n${end}`);
}
