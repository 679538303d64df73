/**
 * `npm run test:nodes`: tries the product and its quick tests on the newest release of every supported Node version.
 * `npm run test:nodes -- 24` tries one of them. Prints a table; docs/tests.md contains the latest.
 */
import path from 'node:path';
import { findNode, SUPPORTED_NODES, tryProduct } from './nodes/try-product';
import { ROOT, runCommand } from './run-command.mjs';

interface Trial {
  readonly name: string;
  run(program: string, env: NodeJS.ProcessEnv): Promise<unknown>;
}

async function passes(program: string, env: NodeJS.ProcessEnv, args: readonly string[], folder = '.'): Promise<void> {
  const code = await runCommand(program, args, { env, cwd: path.join(ROOT, folder) });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
}

const TRIALS: readonly Trial[] = [
  { name: 'starts', run: tryProduct },
  {
    name: 'unit tests of shared',
    run: (node, env) => passes(node, env, ['node_modules/jest/bin/jest.js', '--silent', '--maxWorkers=2', 'shared/']),
  },
  {
    name: 'server tests',
    run: (node, env) =>
      passes(
        node,
        env,
        ['--import', 'tsx', 'test/run.ts', 'test/agents', 'test/qr.test', 'test/reading', 'test/scanned'],
        'server',
      ),
  },
];

const wanted = process.argv.slice(2);
const majors = SUPPORTED_NODES.map((version) => Number.parseInt(version, 10));
const unknown = wanted.filter((major) => !majors.includes(Number(major)));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is not a supported Node. Supported: ${majors.join(', ')}.`);
  process.exit(1);
}
const rows: Record<string, string>[] = [];
for (const major of majors.filter((each) => wanted.length === 0 || wanted.includes(String(each)))) {
  const { version, program } = await findNode(major);
  // Every `node` process that a trial starts has this version.
  const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env['PATH']}` };
  const row: Record<string, string> = { node: version };
  rows.push(row);
  for (const { name, run } of TRIALS) {
    console.log(`\n--- Node ${version}: ${name}`);
    row[name] = await run(program, env).then(
      () => 'passed',
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
        return 'FAILED';
      },
    );
  }
}
console.table(rows);
