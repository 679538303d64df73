import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { type PostgresCluster, startPostgres } from './support/postgres-cluster';
import { ServerProcess } from './support/server-process';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

/** `npm run test:endurance` runs more rounds. */
const ROUNDS = Number(process.env['OUTAGE_ROUNDS'] ?? 3);

/** Only an idle machine can measure this; elsewhere, the refused calls are counted. */
const RECOVERY_MS_MAX = process.env['ENDURANCE'] ? 1000 : Number.POSITIVE_INFINITY;

/** The server's default. */
const POOL_SIZE = 10;

describe('A database that becomes unreachable under load', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  let folder = '';
  let postgres: PostgresCluster;
  let server: ServerProcess;

  async function call(path: string, body?: unknown) {
    const { status, headers, json } = await server.call(path, body);
    return { status, retryAfter: headers.get('retry-after'), json };
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-outage-'));
    const started = await startPostgres();
    assert.ok(started);
    postgres = started;
    // The server waits for a database that starts after it.
    await postgres.halt('SIGINT');
    server = await ServerProcess.start({ DATA_DIR: folder, SITE_DIR: folder, DATABASE_URL: postgres.url });
    await server.until('Waiting up to 60 s for the database');
    await postgres.resume();
    await server.until('Frontdesk is ready');
    await server.signUp();
  });
  after(async () => {
    await server.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Makes calls until `isOver`, eight at a time, and returns their responses. */
  async function load(isOver: () => boolean): Promise<{ status: number; retryAfter: string | null }[]> {
    const answers: { status: number; retryAfter: string | null }[] = [];
    const caller = async () => {
      while (!isOver()) {
        answers.push(await call('/api/bot/getBots'));
        answers.push(await call('/api/bot/create', { name: 'Rosa', description: 'x' }));
      }
    };
    await Promise.all(Array.from({ length: 8 }, caller));
    return answers;
  }

  async function terminateSessions(): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await client.end();
  }

  const faults: Record<string, () => Promise<void>> = {
    'is restarted': async () => {
      await postgres.halt('SIGINT');
      await setTimeout(300);
      await postgres.resume();
    },
    crashes: async () => {
      await postgres.halt('SIGQUIT');
      await postgres.resume();
    },
    'ends its sessions': terminateSessions,
  };

  for (const [what, happens] of Object.entries(faults)) {
    it(`the server survives when it ${what}, responds 503 with Retry-After, and recovers immediately`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        let isOver = false;
        const answers = load(() => isOver);
        await happens();
        const returned = performance.now();
        // Each connection that broke may fail once: a server that waited before connecting again would refuse more
        // calls.
        let refused = 0;
        while ((await call('/api/bot/getBots')).status !== 200) assert.ok(++refused <= POOL_SIZE, 'too many refused');
        const tookMs = performance.now() - returned;
        assert.ok(tookMs <= RECOVERY_MS_MAX, `recovered after ${Math.round(tookMs)} ms`);
        isOver = true;
        for (const { status, retryAfter } of await answers) {
          assert.ok(status === 200 || status === 503, `answered ${status}`);
          if (status === 503) assert.equal(retryAfter, '2');
        }
        assert.equal(server.child.exitCode, null);
      }
    });
  }

  it('/readyz reports that the database is unreachable, while /healthz reports that the process is alive', async () => {
    assert.deepEqual((await call('/readyz')).json, { ready: true });
    await postgres.halt('SIGINT');
    const { status, json } = await call('/readyz');
    assert.equal(status, 503);
    assert.deepEqual(json, { ready: false, reasons: ['The database cannot be reached.'] });
    assert.equal((await call('/healthz')).status, 200);
    await postgres.resume();
    assert.equal((await call('/readyz')).status, 200);
  });

  it("a place's page says in the phone's language that it cannot be opened right now", async () => {
    await call('/api/bot/create', { name: 'Rosa', description: 'x', enabled: true });
    const [{ id: agentId }] = (await call('/api/bot/getBots')).json as unknown as [{ id: string }];
    const code = { Type: 'Chat', Name: 'Table 1', agentId, place: 'Table 1', facts: [], starters: [] };
    const { slug } = (await call('/api/links/create', code)).json;
    const open = () => fetch(`${server.url}/c/${slug}`, { headers: { 'accept-language': 'de' } });
    assert.equal((await open()).status, 200);
    await postgres.halt('SIGINT');
    const page = await open();
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '2']);
    assert.match(await page.text(), /<html lang="de">[\s\S]*Dieser Chat lässt sich gerade nicht öffnen\./);
    await postgres.resume();
    while ((await open()).status !== 200) await setTimeout(50);
  });

  it('a WebSocket is refused with 503 and Retry-After', async () => {
    await postgres.halt('SIGINT');
    const socket = new WebSocket(`${server.url}/notificationHub`, {
      headers: { authorization: `Bearer ${server.token}` },
    });
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2']);
    answer.destroy();
    await postgres.resume();
    while ((await call('/api/bot/getBots')).status !== 200) await setTimeout(50);
  });

  it('logins during an outage do not count as wrong passwords', async () => {
    await postgres.halt('SIGINT');
    for (let attempt = 0; attempt < 80; attempt++) {
      const { status, json } = await server.signIn();
      assert.equal(status, 503);
      assert.match(String(json['message']), /^The database cannot be reached right now\./);
    }
    await postgres.resume();
    assert.equal((await server.signIn()).status, 200);
  });

  it('a document that is being read waits for the database and becomes ready', async () => {
    const [bot] = Object.values((await call('/api/bot/getBots')).json) as unknown as { id: string }[];
    const text = Buffer.from('We open at nine. '.repeat(100)).toString('base64');
    const document = { documentId: 'd1', name: 'hours.txt', type: 0, status: 0, base64Content: text };
    assert.equal((await call('/api/v1.0/document/upload', { botId: bot?.id, documents: [document] })).status, 200);
    await postgres.halt('SIGINT');
    await setTimeout(1500);
    await postgres.resume();
    const deadline = Date.now() + 60_000;
    for (;;) {
      const { json } = await call(`/api/bot/getBot?botId=${bot?.id}`);
      const [stored] = (json['documents'] ?? []) as { status: number; error: string | null }[];
      if (stored?.status === 2) break;
      assert.ok(stored?.status !== 3 && Date.now() < deadline, `status ${stored?.status}: ${stored?.error}`);
      await setTimeout(100);
    }
  });

  it('the log reports the outages in a few lines, which name the first call that failed', async () => {
    await postgres.halt('SIGINT');
    assert.equal((await call('/api/bot/getBots')).status, 503);
    // Waits for longer than background work pauses.
    await setTimeout(6000);
    await postgres.resume();
    const { output } = server;
    const lines = (output.out + output.err)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; requestId?: string });
    assert.ok(lines.length >= 1 && lines.length <= 3, `${lines.length} lines`);
    for (const { msg } of lines) assert.match(msg, /^The database cannot be reached/);
    assert.match(lines[0]?.requestId ?? '', /^[\w-]{36}$/);
    assert.ok(output.out.length + output.err.length < 20_000, `${output.out.length + output.err.length} characters`);
  });

  it('after a failover to a missing or empty database, /readyz responds 503 with a reason', async () => {
    const operator = new pg.Client({ connectionString: postgres.url.replace(/postgres$/, 'template1') });
    await operator.connect();
    const rename = async (from: string, to: string) => {
      for (;;) {
        await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
        // The server may have connected again in the meantime.
        const isRenamed = await operator.query(`alter database ${from} rename to ${to}`).then(
          () => true,
          (failure: { code?: string }) => failure.code !== '55006' && Promise.reject(failure),
        );
        if (isRenamed) return;
      }
    };
    const expectTrouble = async (reason: RegExp) => {
      // At first, the connections that were cut fail for other reasons.
      await until(async () => {
        const { status, json } = await call('/readyz');
        assert.equal(status, 503);
        return reason.test(String(json['reasons']));
      }, `the reason ${reason}`);
      for (const path of ['/api/bot/getBots', '/api/qr/getmyqrs']) {
        const refused = await call(path);
        assert.deepEqual([refused.status, refused.retryAfter], [503, '2']);
        assert.equal(refused.json['message'], 'The database is not ready right now. Please try again in a moment.');
      }
      assert.equal((await server.signIn()).status, 503);
      assert.equal((await call('/healthz')).status, 200);
    };
    await rename('postgres', 'away');
    await expectTrouble(/^The database is not the right one: .*"postgres" does not exist\.$/);
    await operator.query('create database postgres');
    await expectTrouble(/^The database is empty: it has no tables of Frontdesk\.$/);
    await operator.query('drop database postgres with (force)');
    await operator.query('alter database away set default_transaction_read_only = on');
    await rename('away', 'postgres');
    while ((await call('/api/bot/getBots')).status !== 200) await setTimeout(50);
    assert.match(String((await call('/readyz')).json['reasons']), /^The database is read-only\.$/);
    assert.equal((await call('/api/bot/create', { name: 'Rosa', description: 'x' })).status, 503);
    await operator.query('alter database postgres set default_transaction_read_only = off');
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`);
    await operator.end();
    while ((await call('/api/bot/create', { name: 'Rosa', description: 'x' })).status !== 200) await setTimeout(50);
    assert.deepEqual((await call('/readyz')).json, { ready: true });
  });
});
