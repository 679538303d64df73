/**
 * Runs all Jest tests, with several files in one browser environment: loading jsdom, React and Chakra takes longer than
 * most of them. A file that replaces modules, or has `@alone` in a comment because no other test may have used the
 * modules before, gets a separate environment. So does every file in the full run and in `npx jest PATH`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

const NEEDS_OWN_MODULES = /\bjest\.(?:mock|doMock|resetModules|isolateModules)|@jest-environment|@alone/;

/**
 * Characters of tests in one environment. A larger group loads less in total, but the last group keeps a core busy for
 * longer.
 */
const GROUP_LENGTH = 60_000;

const IS_FULL = process.env['TESTS'] === 'full';

interface TestFile {
  readonly file: string;
  readonly code: string;
}

/** Finds the tests of `folder`, with neighbors next to each other. */
function findTests(folder: string): TestFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return findTests(file);
      return /\.test\.tsx?$/.test(file) ? [{ file, code: readFileSync(file, 'utf8') }] : [];
    });
}

/** Groups neighbors, which load the same modules. */
function group(tests: readonly TestFile[]): TestFile[][] {
  const groups: TestFile[][] = [];
  let length = GROUP_LENGTH;
  for (const test of tests) {
    if (length >= GROUP_LENGTH) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(test);
    length += test.code.length;
  }
  return groups;
}

/** Writes a test that runs each file in a separate suite, with its own hooks. Jest starts with the longest tests. */
function writeGroup(file: string, tests: readonly TestFile[]): string {
  const suites = tests.map((test) => {
    const [title, module] = [path.relative(ROOT, test.file), test.file].map((text) => JSON.stringify(text));
    return `describe(${title}, () => { require(${module}); });`;
  });
  writeFileSync(file, suites.join('\n').padEnd(tests.reduce((sum, { code }) => sum + code.length, 0)));
  return file;
}

const packages = readdirSync(ROOT)
  .filter((name) => /^(?:host|shared|remote-.*)$/.test(name))
  .map((name) => path.join(ROOT, name));
const tests = packages.flatMap(findTests);
const isAlone = ({ code }: TestFile) => IS_FULL || NEEDS_OWN_MODULES.test(code);
const together = tests.filter((test) => !isAlone(test));
const groups = mkdtempSync(path.join(tmpdir(), 'frontdesk-jest-'));
// A group whose name ends with .tsx has React and the hooks of the Testing Library.
const endingOf = ({ file, code }: TestFile) =>
  file.endsWith('.tsx') || /@testing-library\/react|\btesting\b/.test(code) ? '.test.tsx' : '.test.ts';
const written = ['.test.ts', '.test.tsx'].flatMap((ending) =>
  group(together.filter((test) => endingOf(test) === ending)).map((members, at) =>
    writeGroup(path.join(groups, `group-${at + 1}${ending}`), members),
  ),
);
try {
  process.exitCode = await runCommand(process.execPath, [
    // Tests create many short-lived objects, for which Node's young generation is small.
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    ...process.argv.slice(2),
    '--silent',
    // Some tests wait, so there are more workers than cores.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--roots',
    groups,
    ...packages,
    '--runTestsByPath',
    ...written,
    ...tests.filter(isAlone).map(({ file }) => file),
  ]);
} finally {
  rmSync(groups, { recursive: true });
}
