import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openDatabase } from '../src/database/database';
import { openLibsql } from '../src/database/sqlite-dialect';
import { ServerProcess } from './support/server-process';
import { testConfig } from './support/test-app';

describe('The data folder of a server with SQLite', () => {
  let folder = '';
  const begun: ServerProcess[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
  });
  after(async () => {
    for (const server of begun) await server.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function begin(dataDir: string): Promise<ServerProcess> {
    const server = await ServerProcess.start({ DATA_DIR: dataDir, SITE_DIR: folder });
    begun.push(server);
    return server;
  }

  async function running(dataDir: string): Promise<ServerProcess> {
    const server = await begin(dataDir);
    await server.until('Frontdesk is ready');
    return server;
  }

  /** Starts a server that must refuse to start, and returns the line that it prints. */
  async function refusal(dataDir: string): Promise<string> {
    const server = await begin(dataDir);
    const closed = once(server.child, 'close');
    await assert.rejects(server.until('Frontdesk is ready'), /^Error: The server ended with 1: /);
    await closed;
    const lines = server.output.err.trim().split('\n');
    assert.equal(lines.length, 1, server.output.err);
    return String(lines[0]);
  }

  /** Fills a data folder with an owner and a document. The document's file is old enough for the sweep. */
  async function filled(name: string): Promise<string> {
    const dataDir = join(folder, name);
    const server = await running(dataDir);
    await server.signUp();
    await server.call('/api/bot/create', { name: 'Rosa', description: 'x' });
    const [bot] = (await server.call('/api/bot/getBots')).json as unknown as { id: string }[];
    const document = { documentId: 'd', name: 'a.txt', type: 0, status: 0, base64Content: 'V2Ugb3BlbiBhdCBuaW5lLg==' };
    const { status } = await server.call('/api/v1.0/document/upload', { botId: bot?.id, documents: [document] });
    assert.equal(status, 200);
    await server.end('SIGTERM');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const file of await readdir(join(dataDir, 'documents'))) {
      await utimes(join(dataDir, 'documents', file), hoursAgo, hoursAgo);
    }
    return dataDir;
  }

  it('keeps its documents when the database is missing or empty: the server refuses to start and says what to do', async () => {
    const dataDir = await filled('lost');
    const file = join(dataDir, 'frontdesk.sqlite');
    await rename(file, `${file}.away`);
    const sentence =
      /^The database .*frontdesk\.sqlite is missing or empty, but .*documents contains documents\. .*restore/;
    assert.match(await refusal(dataDir), sentence);
    await writeFile(file, '');
    assert.match(await refusal(dataDir), sentence);
    assert.equal((await readdir(join(dataDir, 'documents'))).length, 1);

    await rename(`${file}.away`, file);
    const server = await running(dataDir);
    assert.equal((await server.signIn()).status, 200);
    await server.end('SIGTERM');
    assert.equal((await readdir(join(dataDir, 'documents'))).length, 1);
  });

  it('can be used by one server at a time, and by the next one as soon as the first has been killed', async () => {
    const dataDir = join(folder, 'shared');
    const first = await running(dataDir);
    assert.match(
      await refusal(dataDir),
      /^Another server uses the data folder .*shared: stop it first, or set DATA_DIR/,
    );
    await first.signUp();
    await first.end('SIGKILL');
    const second = await running(dataDir);
    assert.equal((await second.signIn()).status, 200);
    await second.end();
  });

  it('with a damaged database is reported, with advice on what to do', async () => {
    const damaged = /^The database .*frontdesk\.sqlite is damaged: .*restore a backup: npm run restore -- FILE\.$/;
    const dataDir = await filled('damaged');
    const file = join(dataDir, 'frontdesk.sqlite');
    // The write-ahead log must not contain an intact copy of the pages that are damaged in the file.
    const database = openLibsql(file);
    database.prepare('pragma wal_checkpoint(truncate)').all([]);
    database.close();
    const bytes = await readFile(file);
    await truncate(file, bytes.length / 2);
    assert.match(await refusal(dataDir), damaged);
    // The other kinds of damage need no separate server.
    for (const content of [
      Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 'x')]),
      Buffer.from('This is no database at all. '.repeat(1000)),
    ]) {
      await writeFile(file, content);
      await assert.rejects(openDatabase(testConfig(dataDir)), ({ message }: Error) => damaged.test(message));
    }
    assert.equal((await readdir(join(dataDir, 'documents'))).length, 1);
  });
});
