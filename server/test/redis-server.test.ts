import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { login } from '@frontdesk/shared/endpoints/login';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/database/database';
import { Dashboards } from '../src/realtime/dashboards';
import { Redis } from '../src/redis/redis';
import { createAgent } from './support/agents';
import { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { testInstances } from './support/instances';
import { REDIS } from './support/programs';
import { RedisServer } from './support/redis-server';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const reason = !hasPostgres ? 'PostgreSQL was not found' : !REDIS.find() && 'Redis was not found';

describe('Two instances with Redis', { skip: reason }, () => {
  let redis: RedisServer;
  const test = useTestApp('postgres');
  before(async () => {
    redis = await RedisServer.start();
    await test.restart({ redisUrl: redis.url });
  });
  after(async () => {
    await test.stop();
    await redis.end();
  });

  testInstances(test);

  let addresses = 0;
  const newAddress = () => `198.19.${++addresses}.1`;
  /** Tries passwords, and returns the statuses of the responses. */
  async function guess(app: FastifyInstance, address: string, email: string, times: number): Promise<number[]> {
    const visitor = new ApiClient(app, {}, '', address);
    const statuses: number[] = [];
    for (let at = 0; at < times; at++) {
      statuses.push((await visitor.send(login, { email, password: 'Wrong-1-pass' })).statusCode);
    }
    return statuses;
  }
  const ready = async (app = test.app) =>
    (await app.inject('/readyz')).json() as { ready: boolean; warnings?: string[] };

  it('count limits together, and do not write them into PostgreSQL', async () => {
    const other = await buildApp(test.config);
    const { email } = await test.visitor.signUp();
    const address = newAddress();
    const statuses = [...(await guess(test.app, address, email, 5)), ...(await guess(other, address, email, 5))];
    assert.ok(!statuses.includes(429), String(statuses));
    assert.deepEqual(await guess(test.app, address, email, 1), [429]);
    assert.deepEqual(await guess(other, address, email, 1), [429]);
    const rows = await withDatabase(test, ({ db }) => db.selectFrom('rate_limits').selectAll().execute());
    assert.deepEqual(rows, []);
    await other.close();
  });

  it('know who has a page open on the other, until it closes or the instance ends', async () => {
    const fails = (failure: unknown) => assert.fail(String(failure));
    const database = await openDatabase(test.config);
    const connection = await Redis.open(redis.url, fails);
    const pages = new Set(['org-1']);
    const dashboards = (instance: string, open: () => ReadonlySet<string>) =>
      new Dashboards({ database, redis: connection, instance, open, logFailure: fails });
    const [here, there] = [dashboards('here', () => new Set()), dashboards('there', () => new Set(pages))];
    there.start();
    await until(() => here.isSomebodyHere('org-1'), 'the page is known');
    pages.add('org-2');
    pages.delete('org-1');
    await until(async () => !(await here.isSomebodyHere('org-1')), 'the closed page is forgotten');
    assert.equal(await here.isSomebodyHere('org-2'), true);
    await there.close();
    assert.equal(await here.isSomebodyHere('org-2'), false);
    connection.close();
    await database.db.destroy();
  });

  describe('when Redis becomes unreachable', () => {
    let other: FastifyInstance;
    before(async () => {
      other = await buildApp(test.config);
    });
    afterEach(async () => {
      redis.wake();
      if (!redis.isRunning) await redis.run();
      // The other instance is also checked: an announcement reaches only the instances that are already listening.
      for (const app of [test.app, other]) {
        await until(async () => (await ready(app)).warnings === undefined, 'Redis is used again');
      }
    });
    after(() => other.close());

    for (const [how, leave] of [
      ['ends', () => redis.kill()],
      ['hangs', async () => redis.hang()],
    ] as const) {
      it(`because it ${how}, each instance limits by itself, and pushes arrive through PostgreSQL`, async () => {
        const owner = await test.visitor.signUp();
        const client = hubClient(`${(await listen(other)).url}/notificationHub`, owner);
        const pushes = received(client, 'ReceiveNotification');
        await client.start();
        await leave();
        await until(async () => (await ready()).warnings !== undefined, 'the operator is told');
        const { warnings = [], ...state } = await ready();
        assert.deepEqual(state, { ready: true });
        assert.match(warnings.join(), /^Redis cannot be reached/);

        const address = newAddress();
        const statuses = await guess(test.app, address, 'nobody@example.com', 11);
        assert.equal(statuses.at(-1), 429);
        assert.ok(!statuses.slice(0, 10).includes(429), String(statuses));
        const here = new ApiClient(test.app, owner.headers);
        await here.call(deleteBot, { botId: await createAgent(here, 'Rosa') });
        await until(() => pushes.length === 1, 'the push arrives');
        await client.stop();
      });
    }

    it('pushes arrive through Redis again after it returns, each once', async () => {
      const owner = await test.visitor.signUp();
      const client = hubClient(`${(await listen(other)).url}/notificationHub`, owner);
      const pushes = received(client, 'ReceiveNotification');
      await client.start();
      const here = new ApiClient(test.app, owner.headers);
      for (const name of ['Ada', 'Grace']) await here.call(deleteBot, { botId: await createAgent(here, name) });
      await until(() => pushes.length === 2, 'both pushes arrive');
      await client.stop();
    });
  });
});

it('A server with a wrong REDIS_URL does not start, and says which setting is wrong', async () => {
  const opened = Redis.open('redis://127.0.0.1:9', () => undefined);
  await assert.rejects(opened, /REDIS_URL: Redis cannot be used: /);
});
