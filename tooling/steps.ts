import { readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** One named step of `npm test` or `npm run check`: a program and its arguments, run from the root. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

const bin = (name: string) => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;

/** One of the two halves of the tests in `tooling`. */
const toolingTests = (half: 1 | 2) => {
  const script = 'tooling/test-tooling.ts';
  return [process.execPath, '--import', 'tsx', '--test-reporter=dot', script, String(half), '2'] as const;
};

/** One thread takes half the processor time of several, each of which would check shared types again. */
const typesOf = (project: string) => [bin('tsc'), '-p', project, '--singleThreaded'] as const;

export const STEPS = {
  format: { name: 'format and lint', command: [bin('biome'), 'check', '--error-on-warnings'] },
  figures: {
    name: 'figures of the source',
    command: [process.execPath, '--import', 'tsx', 'tooling/lint/figures.ts'],
  },
  trips: {
    name: 'trips through the source',
    command: [process.execPath, '--import', 'tsx', 'tooling/trips/check-trips.ts'],
  },
  exports: { name: 'unused exports', command: [bin('knip')] },
  types: { name: 'types of the front end', command: typesOf('tsconfig.json') },
  serverTypes: { name: 'types of the server', command: typesOf('server/tsconfig.json') },
  toolingTypes: { name: 'types of the tooling', command: typesOf('tooling/tsconfig.json') },
  e2eTypes: { name: 'types of the journeys', command: typesOf('e2e/tsconfig.json') },
  unit: {
    name: 'unit and contract tests',
    command: [process.execPath, '--import', 'tsx', 'tooling/test-browser-code.ts'],
  },
  tooling: { name: 'tooling tests', command: toolingTests(1) },
  moreTooling: { name: 'more tooling tests', command: toolingTests(2) },
  server: { name: 'server tests', command: ['npm', '--silent', '--prefix', 'server', 'test'] },
  build: { name: 'build', command: [process.execPath, '--import', 'tsx', 'tooling/build.ts'] },
  budgets: {
    name: 'budgets of pages',
    command: [process.execPath, '--import', 'tsx', 'tooling/budgets/check-budgets.ts'],
  },
  browser: {
    name: 'browser tests',
    command: [process.execPath, 'e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'],
  },
} as const satisfies Record<string, Step>;

/** Mutation tests of one folder. */
export const mutationStep = (folder: string): Step => ({
  name: `mutation score of ${folder}`,
  command: [bin('stryker'), 'run', 'tooling/mutation/stryker.config.mjs'],
  env: { MUTATED_FOLDER: folder },
});

/**
 * Steps that run one after another; those of an inner list run in parallel, because each uses one core. The longest
 * come first in such a list, so that no core waits for the last one.
 */
export type Steps = readonly (Step | readonly Step[])[];

/** The steps that are quick enough to run before every commit and need no built site. */
export const QUICK_STEPS: Steps = [
  [
    STEPS.moreTooling,
    STEPS.tooling,
    STEPS.serverTypes,
    STEPS.types,
    STEPS.toolingTypes,
    STEPS.format,
    STEPS.exports,
    STEPS.e2eTypes,
    STEPS.figures,
  ],
  STEPS.unit,
];

/** The steps that only `npm run test:full` runs. */
export const FULL_STEPS: readonly Step[] = [
  STEPS.trips,
  { name: 'endurance', command: [process.execPath, '--import', 'tsx', 'tooling/endurance.ts'] },
  { name: 'every supported Node', command: [process.execPath, '--import', 'tsx', 'tooling/test-nodes.ts'] },
];

/** Runs every step, even after a failure, and ends the process with the result. */
export async function runSteps(steps: Steps): Promise<never> {
  const failed: string[] = [];
  const run = async (step: Step, isAlone: boolean) => {
    if (!(await runStep(step, isAlone))) failed.push(step.name);
  };
  for (const step of steps) {
    if ('name' in step) {
      await run(step, true);
      continue;
    }
    const waiting = [...step];
    const lanes = Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, false);
    });
    await Promise.all(lanes);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nsteps: ${steps.flat().length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

/** Runs one step, and returns whether it passed. Prints its output at the end when other steps run at the same time. */
async function runStep({ name, command, env }: Step, isAlone: boolean): Promise<boolean> {
  const begun = performance.now();
  const [program, ...args] = command;
  const log = path.join(tmpdir(), `frontdesk-step-${process.pid}-${name.replaceAll(' ', '-')}.log`);
  const output = isAlone ? null : await open(log, 'w');
  if (!output) console.log(`\n--- ${name}`);
  const code = await runCommand(program, args, {
    env: { ...process.env, ...env },
    stdio: output ? ['ignore', output.fd, output.fd] : 'inherit',
  });
  if (output) {
    await output.close();
    console.log(`\n--- ${name}\n${readFileSync(log, 'utf8')}`);
    rmSync(log);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`--- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}
