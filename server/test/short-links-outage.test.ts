import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type PostgresCluster, startPostgres } from './support/postgres-cluster';
import { BROWSERS } from './support/scans';
import { ServerProcess } from './support/server-process';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const MENU = 'https://example.com/menu';

async function open(url: string, address: string) {
  const answer = await fetch(url + address, { redirect: 'manual', headers: { 'user-agent': BROWSERS.phone } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function makeLink(server: ServerProcess): Promise<{ id: string; slug: string }> {
  return (await server.call('/api/links/create', { Type: 'Url', Url: MENU })).json as { id: string; slug: string };
}

async function scansOf(server: ServerProcess, id: string): Promise<number> {
  return Number((await server.call(`/api/links/scans?qrId=${id}&days=1`)).json['scans']);
}

describe('An unreachable database', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  let folder = '';
  let postgres: PostgresCluster;
  let server: ServerProcess;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-links-'));
    const started = await startPostgres();
    assert.ok(started);
    postgres = started;
    server = await ServerProcess.start({ DATA_DIR: folder, SITE_DIR: folder, DATABASE_URL: postgres.url });
    await server.until('Frontdesk is ready');
    await server.signUp();
  });
  after(async () => {
    await server.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('delays no scan of a known code; other scans get a page that explains it, and all are counted later', async () => {
    const { id, slug } = await makeLink(server);
    assert.equal((await open(server.url, `/r/${slug}`)).status, 302);
    await postgres.halt('SIGINT');
    // Waits longer than the time for which links are trusted.
    await setTimeout(2000);
    for (let at = 0; at < 20; at++) {
      const { status, headers } = await open(server.url, `/r/${slug}`);
      assert.deepEqual([status, headers.get('location')], [302, MENU]);
    }
    const unknown = await open(server.url, '/r/nosuchx');
    assert.deepEqual([unknown.status, unknown.headers.get('retry-after')], [503, '2']);
    assert.match(unknown.text, /<h1>This code cannot be opened right now\.<\/h1>/);
    await postgres.resume();
    while ((await server.call('/api/links/list')).status !== 200) await setTimeout(50);
    await until(async () => (await scansOf(server, id)) >= 21, 'all scans are counted');
    assert.equal(await scansOf(server, id), 21);
    assert.equal((await open(server.url, '/r/nosuchx')).status, 404);
  });
});

describe('A killed server', () => {
  it('loses at most the scans from its last second', async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-links-'));
    context.after(() => rm(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, SITE_DIR: folder };
    let server = await ServerProcess.start(env);
    await server.until('Frontdesk is ready');
    await server.signUp();
    const { id, slug } = await makeLink(server);
    const scans = async (count: number) => {
      for (let at = 0; at < count; at++) await open(server.url, `/r/${slug}`);
    };
    await scans(100);
    await until(async () => (await scansOf(server, id)) === 100, 'the server writes them by itself');
    const answered: number[] = [];
    let slowestMs = 0;
    for (const begun = Date.now(); Date.now() - begun < 3_000; ) {
      const sentAt = Date.now();
      await open(server.url, `/r/${slug}`);
      answered.push(Date.now());
      slowestMs = Math.max(slowestMs, Date.now() - sentAt);
    }
    const killedAt = Date.now();
    await server.end('SIGKILL');
    server = await ServerProcess.start(env);
    await server.until('Frontdesk is ready');
    await server.signIn();
    const counted = await scansOf(server, id);
    // On a slow machine, writes are delayed by as much as responses.
    const written = 100 + answered.filter((at) => at < killedAt - 1_000 - slowestMs).length;
    assert.ok(written > 100, `An answer took ${slowestMs} ms.`);
    assert.ok(counted >= written && counted <= 100 + answered.length, `${counted} scans, at least ${written}`);
    await scans(50);
    await server.end('SIGTERM');
    server = await ServerProcess.start(env);
    await server.until('Frontdesk is ready');
    await server.signIn();
    assert.equal(await scansOf(server, id), counted + 50);
    await server.end();
  });
});
