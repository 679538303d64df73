import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallPostgres } from './find-or-install-postgres';
import { freePort } from './free-port';

/** A throw-away PostgreSQL on a free port; null where it cannot be had. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const bin = findOrInstallPostgres();
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
  const postgres = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    postgres.stderr.on('data', (line) => String(line).includes('ready to accept connections') && resolve());
    postgres.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.`)));
  });
  return {
    url: `postgres://frontdesk@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        postgres.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        // SIGINT asks PostgreSQL for its fast shutdown.
        postgres.kill('SIGINT');
      }),
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
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
