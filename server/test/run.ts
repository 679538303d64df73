import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './support/postgres-cluster';
import { findLeaks } from './support/suite-log';

// Builds the server, starts a throw-away PostgreSQL, installing it where that is possible, and runs all tests.
// `npm test -- chat` runs only files with 'chat' in their path.

const server = fileURLToPath(new URL('..', import.meta.url));

/** Where the servers of the tests log, and their secrets are noted. */
const logs = mkdtempSync(join(tmpdir(), 'frontdesk-log-'));

/** These race the client's own clocks, and run with nothing beside them. */
const TIMED = ['realtime-cuts'];

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const files = findTests().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  // Bundled, they start four times faster than through tsx, which looks at every file of every package.
  const { bundle, devDependencies } = await import('../build');
  await bundle(files, 'dist/tests', Object.keys(devDependencies));
  const bundles = files.map((file) => join('dist/tests', file.replace(/\.ts$/, '.js')));
  const postgres = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
  const url = process.env['TEST_DATABASE_URL'] ?? postgres?.url ?? '';
  console.log(`Tests run on SQLite${url ? ' and PostgreSQL' : ' alone'}.`);
  try {
    const timed = bundles.filter((file) => TIMED.some((name) => file.includes(name)));
    const others = bundles.filter((file) => !timed.includes(file));
    const codes = [await runTests(others, 4, url), await runTests(timed, 1, url), reportLeaks()];
    return Math.max(...codes);
  } finally {
    rmSync(logs, { recursive: true, force: true });
    await postgres?.stop();
  }
}

/** Fails the run when a secret is in anything that its servers logged. */
function reportLeaks(): number {
  const { leaks, lines, secrets } = findLeaks(logs);
  console.log(`${lines} lines of the log hold none of ${secrets} secrets: ${leaks.length === 0}`);
  for (const line of leaks.slice(0, 5)) console.error(line.slice(0, 1000));
  return leaks.length === 0 ? 0 : 1;
}

async function runTests(files: readonly string[], atOnce: number, databaseUrl: string): Promise<number> {
  if (files.length === 0) return 0;
  const flags = ['--enable-source-maps', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec'];
  return run([...flags, ...files], { TEST_DATABASE_URL: databaseUrl, SUITE_LOG_DIR: logs });
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
    // Whoever stops the run wants nothing left running, the database included.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  });
}

process.exitCode = await main();
