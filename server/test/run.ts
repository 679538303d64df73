import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './support/postgres-cluster';
import { findOrInstall, NGINX, PGBOUNCER, REDIS } from './support/programs';
import { startSharedEmbeddings } from './support/shared-embeddings';
import { findLeaks } from './support/suite-log';
import { makeTemplates } from './support/test-templates';

// Builds the server, starts a temporary PostgreSQL, and runs all tests. Installs the programs that they need, if possible.
// `npm test -- chat` runs only files with 'chat' in their path. Without a name, `*.full.test.ts` files run only in `npm
// run test:full`.

const server = fileURLToPath(new URL('..', import.meta.url));

/** The folder for the logs and the recorded secrets of the tests' servers. */
const logs = mkdtempSync(join(tmpdir(), 'frontdesk-log-'));

/** Bundled with the tests, and loaded by name. */
const HELPERS = ['run-files', 'shared-embedding-worker', 'test-embedding-worker'];

/** Set by `npm run test:full`. */
const IS_FULL = process.env['TESTS'] === 'full';

/** These files depend on the client's own timers, and run alone. */
const TIMED = ['realtime-cuts'];

/**
 * The slowest files, the longest first. Each process begins with one or two of them, so that all processes take about
 * the same time.
 */
const LONG = [
  'test/documents',
  'scanned-documents',
  'test/s3',
  'test/releases',
  'test/demonstration.',
  'extract-in-process',
  'test/strangers',
  'test/process',
  'data-folder',
  'test/sockets',
  'test/language-model',
  'test/webhooks',
  'large-library',
  'scan/scan',
  'test/websites.',
  'test/embeddings',
  'database-outage',
  'model-memory',
  'test/conversations',
  'test/limits',
  'test/round-trips',
  'test/test-questions',
  'answer-with-model',
  'test/deletion',
];

/** Files share a process: loading the server and warming it up takes longer than most of them. */
const FILES_OF_PROCESS = 26;

/** This exceeds the number of cores, because many files wait for timers, emails and the model. */
const AT_ONCE = 4;

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const isWanted = (file: string) =>
    wanted.length === 0 ? IS_FULL || !file.endsWith('.full.test.ts') : wanted.some((part) => file.includes(part));
  const files = findTests().filter(isWanted);
  // Bundled files start four times faster than files run by tsx, which checks every file in every package.
  const { bundle, devDependencies } = await import('../build');
  rmSync(join(server, 'dist/tests'), { recursive: true, force: true });
  const entries = [...files, ...HELPERS.map((name) => `test/support/${name}.ts`)];
  await bundle(entries, 'dist/tests', { external: Object.keys(devDependencies), splitting: true });
  for (const program of [NGINX, PGBOUNCER, REDIS]) {
    if (files.some((file) => file.includes(program.package))) findOrInstall(program);
  }
  const postgres = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
  const url = process.env['TEST_DATABASE_URL'] ?? postgres?.url ?? '';
  const embeddings = await startSharedEmbeddings(logs);
  const templates = await makeTemplates(join(logs, 'template'), url);
  console.log(`Tests run on SQLite${url ? ' and PostgreSQL' : ' only'}.`);
  try {
    const env = {
      TEST_DATABASE_URL: url,
      TEMPLATE_DATABASE: templates.database,
      TEMPLATE_FILE: templates.file,
      SUITE_LOG_DIR: logs,
      EMBEDDINGS_SOCKET: embeddings.socket,
    };
    const runTests = (chosen: readonly string[], atOnce: number) => runFiles(chosen, atOnce, env);
    const timed = files.filter((file) => TIMED.some((name) => file.includes(name)));
    const untimed = group(longestFirst(files.filter((file) => !timed.includes(file))));
    const codes = [
      await runTests(untimed.map(bundleOfGroup), AT_ONCE),
      await runTests(timed.map(bundleOf), 1),
      reportLeaks(),
    ];
    return Math.max(...codes);
  } finally {
    await embeddings.stop();
    rmSync(logs, { recursive: true, force: true });
    await postgres?.stop();
  }
}

/** Fails the run when a secret is in any server's log. */
function reportLeaks(): number {
  const { leaks, lines, secrets } = findLeaks(logs);
  console.log(`${lines} log lines contain none of ${secrets} secrets: ${leaks.length === 0}`);
  for (const line of leaks.slice(0, 5)) console.error(line.slice(0, 1000));
  return leaks.length === 0 ? 0 : 1;
}

async function runFiles(files: readonly string[], atOnce: number, env: Record<string, string>): Promise<number> {
  if (files.length === 0) return 0;
  return run(['--enable-source-maps', 'dist/tests/test/support/run-files.js', String(atOnce), ...files], env);
}

function longestFirst(files: readonly string[]): string[] {
  const rank = (file: string) => [...LONG, ''].findIndex((name) => file.includes(name));
  return files.toSorted((one, other) => rank(one) - rank(other));
}

const scriptOf = (file: string) => file.replace(/\.ts$/, '.js');
const bundleOf = (file: string) => join('dist/tests', scriptOf(file));

/**
 * Distributes files over groups of nearly the same size, back and forth: the group with the longest file gets the last
 * file in the next round. Neighboring files, which are similar, are put in different groups.
 */
function group(files: readonly string[]): string[][] {
  const count = Math.max(Math.ceil(files.length / FILES_OF_PROCESS), Math.min(files.length, AT_ONCE));
  const groupOf = (position: number) => {
    const [round, at] = [Math.floor(position / count), position % count];
    return round % 2 === 0 ? at : count - 1 - at;
  };
  return Array.from({ length: count }, (_, at) => files.filter((_file, position) => groupOf(position) === at));
}

/**
 * To attribute uncaught errors to tests, the runner's hook follows every promise, which takes a twelfth of the
 * processor time. All tests are registered once the files are loaded, so the hook is removed then. An uncaught error
 * still fails the run, but without the name of its test.
 */
const WITHOUT_HOOK = `
import hooks from 'node:async_hooks';
import { createRequire } from 'node:module';
const { createHook } = hooks;
let hook;
hooks.createHook = (callbacks) => (hook = createHook(callbacks));
const { describe } = await import('node:test');
const require = createRequire(import.meta.url);
`;

/** Writes a script that runs each file in a separate suite, with its own hooks. */
function bundleOfGroup(files: readonly string[], at: number): string {
  const bundle = `dist/tests/group-${at + 1}.test.js`;
  const suites = files.map((file) => {
    const [title, script] = [file, `./${scriptOf(file)}`].map((text) => JSON.stringify(text));
    return `describe(${title}, () => { require(${script}); });`;
  });
  const ending = ['hooks.createHook = createHook;', 'hook?.disable();'];
  writeFileSync(join(server, bundle), [WITHOUT_HOOK, ...suites, ...ending].join('\n'));
  return bundle;
}

function findTests(): string[] {
  return ['src', 'test'].flatMap((folder) =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
}

function run(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(process.execPath, args, {
      cwd: server,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
    // A stopped run must leave nothing running, including the database.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  });
}

process.exitCode = await main();
