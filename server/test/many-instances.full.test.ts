import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import pg from 'pg';
import { freePort } from './support/free-port';
import { startNginx, stopNginx } from './support/nginx';
import { type PostgresCluster, startPostgres } from './support/postgres-cluster';
import { NGINX, POSTGRES, REDIS } from './support/programs';
import { RedisServer } from './support/redis-server';
import { S3Server } from './support/s3-server';
import { ServerProcess } from './support/server-process';
import { until } from './support/until';

const VISITORS = 6;
/** How long each component is down, and how long the load continues before the next component fails. */
const AWAY_MS = 2_000;
const PAUSE_MS = 3_000;

const missing = [POSTGRES, NGINX, REDIS].filter((program) => !program.find());
const reason = missing.length > 0 && 'PostgreSQL, nginx or Redis was not found';

for (const hasEngines of [true, false]) {
  const engines = hasEngines ? 'PostgreSQL, Redis and S3' : 'PostgreSQL alone';
  describe(`Three web and two worker instances behind nginx, with ${engines}`, { skip: reason }, () => {
    const instances: ServerProcess[] = [];
    const settings: Record<string, string>[] = [];
    /** The number of responses with each status. */
    const statuses = new Map<number, number>();
    /** The texts and documents that calls confirmed. */
    const stored = { texts: [] as string[], documents: [] as string[] };
    let [folder, site, token, botId] = ['', '', '', ''];
    let cluster: PostgresCluster;
    let nginx: ChildProcess;
    let redis: RedisServer | null = null;
    let s3: S3Server | null = null;
    let isLoaded = true;
    let load: Promise<unknown> = Promise.resolve();

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'frontdesk-many-'));
      cluster = (await startPostgres()) as PostgresCluster;
      if (hasEngines) [redis, s3] = [await RedisServer.start(), await S3Server.start()];
      const port = await freePort();
      site = `http://127.0.0.1:${port}`;
      for (const role of ['web', 'web', 'web', 'worker', 'worker']) {
        const env = {
          ...{ PORT: String(await freePort()), ROLES: role, SITE_DIR: folder, DATABASE_URL: cluster.url },
          ...{ DATA_DIR: join(folder, String(settings.length)), PUBLIC_URL: site, TRUST_PROXY: '127.0.0.1' },
          ...(redis && { REDIS_URL: redis.url }),
          ...s3?.env,
        };
        settings.push(env);
        instances.push(await ServerProcess.start(env));
        await instances.at(-1)?.until('Frontdesk is ready');
      }
      nginx = await startNginx(
        folder,
        port,
        instances.slice(0, 3).map(({ url }) => url),
      );
      const [web] = instances as [ServerProcess];
      await web.signUp();
      token = web.token;
      botId = String((await web.call('/api/bot/create', { name: 'Rosa', description: 'x', enabled: true })).json['id']);
      await web.call('/api/bot/createOrUpdateClient', { botId, clientId: 'desk', isActive: true });
      load = Promise.all([...Array.from({ length: VISITORS }, () => again(chat)), again(upload)]);
    });
    after(async () => {
      isLoaded = false;
      await load;
      await stopNginx(nginx);
      for (const instance of instances) await instance.end();
      await redis?.kill();
      await s3?.stop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    });

    async function again(work: () => Promise<void>): Promise<void> {
      while (isLoaded) {
        await work();
        await setTimeout(100);
      }
    }

    /** Makes a call through nginx. Counts the status; never rejects. */
    async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
      const answer = await fetch(site + path, {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.0.0.1', ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503) assert.ok(answer.headers.has('retry-after'), `${path}: 503 without Retry-After`);
      return answer;
    }

    /** A visitor with her own address asks three questions. */
    async function chat(): Promise<void> {
      const conversationId = randomUUID();
      const headers = {
        client_id: 'desk',
        'x-forwarded-for': `10.${randomUUID().match(/\d\d?/g)?.slice(0, 3).join('.')}`,
      };
      if (!(await call(`/api/v1/chat/startSession?conversationId=${conversationId}`, undefined, headers)).ok) return;
      const who = { conversationId, userName: 'Vera', ipAddress: '' };
      const joined = await call('/api/v1/chat/addParticipant', who, headers);
      if (!joined.ok) return;
      const { participantId } = (await joined.json()) as { readonly participantId: string };
      for (let nth = 0; nth < 3; nth++) {
        const text = `Is ${randomUUID()} open?`;
        const sent = { conversationId, clientId: 'desk', participantId, text };
        if ((await call('/api/v1/chat/sendMessage', sent, headers)).ok) stored.texts.push(text);
      }
    }

    async function upload(): Promise<void> {
      const documentId = randomUUID();
      const base64Content = Buffer.from(`The shop opens at ${documentId}.`).toString('base64');
      const documents = [{ documentId, name: `${documentId}.txt`, type: 0, status: 0, base64Content }];
      const answer = await call(
        '/api/v1.0/document/upload',
        { botId, documents },
        { authorization: `Bearer ${token}` },
      );
      if (answer.ok) stored.documents.push(documentId);
      await setTimeout(200);
    }

    /** Checks that calls were answered after a component came back. */
    async function answersAgain(): Promise<void> {
      const before = [stored.texts.length, stored.documents.length] as const;
      await until(
        () => stored.texts.length > before[0] + VISITORS && stored.documents.length > before[1] + 1,
        'messages and documents are accepted again',
      );
      await setTimeout(PAUSE_MS);
    }

    it('lose each instance in turn, and nobody notices', async () => {
      for (const [at, env] of settings.entries()) {
        await instances[at]?.end('SIGKILL');
        await setTimeout(AWAY_MS);
        const next = await ServerProcess.start(env);
        instances[at] = next;
        await next.until('Frontdesk is ready');
        await answersAgain();
      }
    });

    it('continue without Redis, and use it again when it is back', { skip: !hasEngines }, async () => {
      await redis?.kill();
      await answersAgain();
      await redis?.run();
      await answersAgain();
    });

    it('accept documents again once S3 answers', { skip: !hasEngines }, async () => {
      for (const failure of ['refuses', 'hangs'] as const) {
        if (s3) s3.failure = failure;
        await setTimeout(AWAY_MS);
        if (s3) s3.failure = null;
        await answersAgain();
      }
    });

    it('answer again after a crash of PostgreSQL', async () => {
      await cluster.halt('SIGQUIT');
      await setTimeout(AWAY_MS);
      await cluster.resume();
      await answersAgain();
    });

    it('still have everything that they confirmed, and returned no 5xx except 503', async (context) => {
      isLoaded = false;
      await load;
      context.diagnostic(`${stored.texts.length} messages, ${stored.documents.length} documents`);
      context.diagnostic([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
      const client = new pg.Client(cluster.url);
      await client.connect();
      const textsOf = async (query: string) =>
        new Set((await client.query<{ text: string }>(query)).rows.map((row) => row.text));
      const texts = await textsOf('select text from messages');
      assert.deepEqual(
        stored.texts.filter((text) => !texts.has(text)),
        [],
      );
      await until(async () => {
        const ready = await textsOf(
          `select document_id as text from documents where status = ${DOCUMENT_STATUS.ready}`,
        );
        return stored.documents.every((id) => ready.has(id));
      }, 'every accepted document is read');
      await client.end();
      assert.deepEqual(
        [...statuses.keys()].filter((status) => status >= 500 && status !== 503),
        [],
      );
    });
  });
}
