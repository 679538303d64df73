import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './support/postgres-cluster';
import { startSharedEmbeddings } from './support/shared-embeddings';
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
  rmSync(join(server, 'dist/tests'), { recursive: true, force: true });
  const entries = [...files, 'test/support/shared-embedding-worker.ts'];
  await bundle(entries, 'dist/tests', { external: Object.keys(devDependencies), splitting: true });
  const bundles = files.map((file) => join('dist/tests', file.replace(/\.ts$/, '.js')));
  const postgres = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
  const url = process.env['TEST_DATABASE_URL'] ?? postgres?.url ?? '';
  const embeddings = await startSharedEmbeddings(logs);
  console.log(`Tests run on SQLite${url ? ' and PostgreSQL' : ' alone'}.`);
  try {
    const env = { TEST_DATABASE_URL: url, SUITE_LOG_DIR: logs, EMBEDDINGS_SOCKET: embeddings.socket };
    const runTests = (chosen: readonly string[], atOnce: number) => runFiles(chosen, atOnce, env);
    const timed = bundles.filter((file) => TIMED.some((name) => file.includes(name)));
    const others = bundles.filter((file) => !timed.includes(file));
    const codes = [await runTests(others, 4), await runTests(timed, 1), reportLeaks()];
    return Math.max(...codes);
  } finally {
    await embeddings.stop();
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

async function runFiles(files: readonly string[], atOnce: number, env: Record<string, string>): Promise<number> {
  if (files.length === 0) return 0;
  const flags = ['--enable-source-maps', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec'];
  return run([...flags, ...files], env);
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
