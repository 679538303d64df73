import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';

/** One named step of `npm test` or `npm run check`: a program and its arguments, run from the root. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

const bin = (name: string) => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;

/** Node 20's test runner takes files, not patterns. */
const testsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/** `atOnce`: files whose tests run at the same time. */
const nodeTest = (reporter: string, folder: string, atOnce: number) => {
  const flags = ['--import', 'tsx', '--test', `--test-reporter=${reporter}`, `--test-concurrency=${atOnce}`];
  return [process.execPath, ...flags, ...testsIn(folder)] as const;
};

export const STEPS = {
  format: { name: 'format and lint', command: [bin('biome'), 'check', '--error-on-warnings'] },
  exports: { name: 'unused exports', command: [bin('knip')] },
  types: { name: 'types of the front end', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  serverTypes: { name: 'types of the server', command: [bin('tsc'), '-p', 'server/tsconfig.json'] },
  toolingTypes: { name: 'types of the tooling', command: [bin('tsc'), '-p', 'tooling/tsconfig.json'] },
  e2eTypes: { name: 'types of the journeys', command: [bin('tsc'), '-p', 'e2e/tsconfig.json'] },
  // Left to itself jest keeps one core free, which of two is half.
  unit: { name: 'unit and contract tests', command: [bin('jest'), '--silent', '--maxWorkers=100%'] },
  tooling: {
    name: 'tooling tests',
    command: nodeTest('dot', 'tooling', 2),
  },
  server: { name: 'server tests', command: ['npm', '--silent', '--prefix', 'server', 'test'] },
  build: { name: 'build', command: [process.execPath, '--import', 'tsx', 'tooling/build.ts'] },
  browser: {
    name: 'browser tests',
    // A journey waits for the browser most of the time.
    command: nodeTest('spec', 'e2e', 2),
  },
} as const satisfies Record<string, Step>;

/** What is quick enough to run before every commit: no server, no browser. */
export const QUICK_STEPS: readonly Step[] = [
  STEPS.format,
  STEPS.exports,
  STEPS.types,
  STEPS.serverTypes,
  STEPS.toolingTypes,
  STEPS.e2eTypes,
  STEPS.unit,
  STEPS.tooling,
];

/** Runs every step, also after one failed, and ends the process with the result. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const failed: string[] = [];
  for (const { name, command } of steps) {
    const begun = performance.now();
    console.log(`\n--- ${name}`);
    const [program, ...args] = command;
    const code = await runCommand(program, args);
    console.log(
      `--- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
