import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

// `npm run answers`: asks the questions in server/test/fixtures, prints the figures, and writes the tables to
// docs/answers.md: for the sets that the cross-encoder was not trained on, or with `-- all` for all sets. With
// LLM_BASE_URL and LLM_MODEL it asks a second time with that language model, for a separate table.

interface Measured {
  readonly set: { readonly set: string; readonly half: string; readonly language?: string };
  readonly score: Readonly<
    Record<'asked' | 'outright' | 'shown' | 'wrong' | 'unanswerable' | 'claimed' | 'notFound', number>
  > & { readonly lengths: readonly number[] };
}

const COUNTS = ['asked', 'outright', 'shown', 'wrong', 'unanswerable', 'claimed', 'notFound'] as const;

const medianOf = (lengths: readonly number[]) =>
  [...lengths].sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;

interface MeasuredPairs {
  readonly name: string;
  readonly score: Readonly<Record<'followUps' | 'understood' | 'first' | 'newSubjects' | 'unchanged', number>>;
}

const PAGE = path.join(ROOT, 'docs/answers.md');
const percent = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

function row({ set, score }: Measured): string {
  const { asked, unanswerable } = score;
  const counts = [score.outright, score.shown, score.wrong].map((part) => percent(part, asked));
  const declined = [score.claimed, score.notFound].map((part) => percent(part, unanswerable));
  const cells = [set.set, set.language ?? 'en', set.half, ...counts, ...declined, String(medianOf(score.lengths))];
  return `| ${cells.join(' | ')} |`;
}

/** Sums the figures of the sets in each half and language. */
function sums(measured: readonly Measured[]): Measured[] {
  const groups = new Map<string, Measured>();
  for (const { set, score } of measured) {
    const { half, language = 'en' } = set;
    const earlier = groups.get(`${half} ${language}`)?.score;
    const sum = Object.fromEntries(COUNTS.map((name) => [name, score[name] + (earlier?.[name] ?? 0)])) as Record<
      (typeof COUNTS)[number],
      number
    >;
    const lengths = [...(earlier?.lengths ?? []), ...score.lengths];
    groups.set(`${half} ${language}`, { set: { set: `**all ${half}**`, half, language }, score: { ...sum, lengths } });
  }
  return [...groups.values()];
}

const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
const file = path.join(folder, 'measured.json');
const code = await runCommand('npm', ['--silent', '--prefix', 'server', 'test', '--', 'test/answers.test'], {
  env: { ...process.env, ANSWERS_TABLE: file, ANSWERS_SETS: process.argv[2] ?? 'unlearned' },
});
const { measured, withModel, followUps } = JSON.parse(readFileSync(file, 'utf8')) as {
  measured: Measured[];
  withModel: Measured[];
  followUps: MeasuredPairs[];
};
rmSync(folder, { recursive: true });
const tableOf = (rows: readonly Measured[]) =>
  [
    '| questions over | language | half | right and outright | right in outright or unsure | outright and wrong | unanswerable: claimed | unanswerable: not found | median length |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...[...rows, ...sums(rows)].map(row),
  ].join('\n');
const table = tableOf(measured);
const modelTable = tableOf(withModel);
const pairs = [
  '| pairs | follow-ups understood | right passage first | new subjects unchanged |',
  '| --- | --- | --- | --- |',
  ...followUps.map(
    ({ name, score }) =>
      `| ${name} | ${percent(score.understood, score.followUps)} | ${percent(score.first, score.followUps)} | ${percent(score.unchanged, score.newSubjects)} |`,
  ),
].join('\n');
console.log(`\n${table}\n\n${pairs}`);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(
  PAGE,
  page
    .replace(/(<!-- table -->)[\s\S]*?(<!-- end -->)/, `$1\n\n${table}\n\n$2`)
    // A model's figures are kept until another model is measured.
    .replace(/(<!-- model table -->)[\s\S]*?(<!-- end -->)/, withModel.length > 0 ? `$1\n\n${modelTable}\n\n$2` : '$&')
    .replace(/(<!-- pairs -->)[\s\S]*(<!-- end of pairs -->)/, `$1\n\n${pairs}\n\n$2`),
);
process.exitCode = code;
