import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './support/free-port';
import { PGBOUNCER } from './support/programs';
import { ServerProcess } from './support/server-process';
import { createTestDatabase, hasPostgres } from './support/test-database';

const PROGRAM = PGBOUNCER.find() ?? '';
const CONFIG = '../docs/deploy/pgbouncer.ini';
const reason = !hasPostgres ? 'PostgreSQL was not found' : !PROGRAM && 'PgBouncer was not found';

describe('Behind PgBouncer in transaction mode, with the configuration of the guide', { skip: reason }, () => {
  let folder = '';
  let bouncer: ChildProcess;
  let server: ServerProcess;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-pgbouncer-'));
    database = await createTestDatabase();
    const direct = new URL(database.url);
    const port = await freePort();
    const users = join(folder, 'userlist.txt');
    const config = (await readFile(CONFIG, 'utf8'))
      .replace('port=5432 dbname=frontdesk', `port=${direct.port} dbname=${direct.pathname.slice(1)}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users);
    const settings = join(folder, 'pgbouncer.ini');
    await writeFile(settings, config);
    await writeFile(users, '"frontdesk" ""\n');
    // A server that another test started in this process has changed the umask, so the permissions are set here:
    // PgBouncer runs as another user.
    for (const file of [settings, users]) await chmod(file, 0o644);
    bouncer = spawn(PROGRAM, [settings], {
      ...ownerOf(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for (let output = ''; !output.includes('process up'); )
      output += String((await once(bouncer.stderr ?? bouncer, 'data'))[0]);
    server = await ServerProcess.start({
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: folder,
      DATABASE_URL: `postgres://frontdesk@127.0.0.1:${port}/frontdesk`,
      DATABASE_DIRECT_URL: database.url,
    });
    await server.until('Frontdesk is ready');
  });
  after(async () => {
    await server?.end('SIGTERM');
    bouncer.kill('SIGINT');
    await once(bouncer, 'exit');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('the server migrates, stores, reads documents and serves many simultaneous calls', async () => {
    await server.signUp();
    assert.equal((await server.call('/api/bot/create', { name: 'Rosa', description: 'x' })).status, 200);
    const [bot] = (await server.call('/api/bot/getBots')).json as unknown as { id: string }[];
    const base64Content = Buffer.from('We open at nine.').toString('base64');
    const documents = [{ documentId: 'd', name: 'hours.txt', type: 0, status: 0, base64Content }];
    assert.equal((await server.call('/api/v1.0/document/upload', { botId: bot?.id, documents })).status, 200);
    const all = await Promise.all(Array.from({ length: 100 }, () => server.call('/api/bot/getBots')));
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
    for (const until = Date.now() + 120_000; ; await setTimeout(100)) {
      const { documents: stored } = (await server.call(`/api/bot/getBot?botId=${bot?.id}`)).json;
      if ((stored as { status: number }[])[0]?.status === 2) break;
      assert.ok(Date.now() < until, 'the document was not read');
    }
    assert.equal(server.output.err, '');
  });
});

/** PgBouncer refuses to run as root. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
