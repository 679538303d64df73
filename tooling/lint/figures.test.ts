import assert from 'node:assert/strict';
import { it } from 'node:test';
import { figureProblems, figuresOf } from './figures';
import type { TextFile } from './source-files';

const file = (path: string, lines: number, ...imported: string[]): TextFile => ({
  path,
  text: [...imported.map((other) => `import '${other}';\n`), ...Array(lines - imported.length).fill('\n')].join(''),
});
const problemsOf = (...files: TextFile[]) => figureProblems(figuresOf(files));

it('accepts files of a moderate size', () => {
  assert.deepEqual(problemsOf(file('a.ts', 300, './b'), file('b.ts', 25)), []);
});

it('names small files with one importer, and counts neither tests nor files with two importers', () => {
  const crumb = file('b.ts', 24);
  const [problem = ''] = problemsOf(file('a.ts', 300, './b'), crumb);
  assert.match(problem, /^50\.0 % of the files have one importer .* importers: b\.ts\.$/);
  assert.deepEqual(problemsOf(file('a.ts', 300, './b'), file('c.ts', 300, './b'), crumb), []);
  assert.deepEqual(problemsOf(file('a.ts', 300), file('a.test.ts', 300, './b'), crumb), []);
});

it('refuses too many files for the number of lines', () => {
  const many = Array.from({ length: 10 }, (_, at) => file(`${at}.ts`, 40));
  assert.match(problemsOf(...many)[0] ?? '', /^250\.0 files per 10,000 lines, 150 are allowed/);
});

it('refuses a long file', () => {
  assert.deepEqual(problemsOf(file('a.ts', 351)), [
    'a.ts has more than 350 lines: split it where a second idea begins.',
  ]);
});
