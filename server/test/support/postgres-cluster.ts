import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { findOrInstall, POSTGRES } from './programs';

/** A temporary PostgreSQL. */
export interface PostgresCluster {
  readonly url: string;
  /** Stops it: `SIGINT` cuts every connection, and `SIGQUIT` simulates a crash. Its data is kept. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after `halt`, with the same port and data. */
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port. Returns null when it is not installed. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const bin = findOrInstall(POSTGRES);
  if (!bin) return null;
  const owner = findOwner();
  if (!owner) throw new Error('PostgreSQL does not run as root, and there is no user named postgres to run it as.');
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'frontdesk', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const start = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (line) => String(line).includes('ready to accept connections') && resolve());
      started.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.`)));
    });
    return started;
  };
  let postgres: ChildProcess | null = await start();
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const stopping = postgres;
    if (!stopping) return;
    postgres = null;
    const exit = once(stopping, 'exit');
    stopping.kill(signal);
    await exit;
  };
  return {
    url: `postgres://frontdesk@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      postgres ??= await start();
    },
    async stop() {
      // SIGINT requests PostgreSQL's fast shutdown.
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function findOwner(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
