import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config/config';
import { createAgent, documentsDone, upload } from './support/agents';
import { hubClient, listen, received } from './support/hub-client';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

describe('A web process and a worker', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres', { roles: ['web'] });

  it('share the work: only the worker reads documents, and only the web process answers calls', async () => {
    const owner = await test.visitor.signUp();
    const botId = await createAgent(owner);
    const client = hubClient(`${(await listen(test.app)).url}/notificationHub`, owner);
    const pushes = received(client, 'ReceiveNotification');
    await client.start();
    await upload(owner, botId, { 'hours.txt': 'We open at nine.' });
    await setTimeout(test.config.queueTickMs * 20);
    const statuses = async () => (await owner.call(getBot, { botId })).documents.map(({ status }) => status);
    assert.deepEqual(await statuses(), [0]);

    const worker = await buildApp({ ...test.config, roles: ['worker'] });
    assert.equal((await documentsDone(owner, botId))[0]?.status, 2);
    await until(() => pushes.length > 0, 'the worker tells the page');
    for (const [url, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/metrics', 200],
      ['/api/bot/getBots', 404],
      ['/notificationHub/negotiate', 404],
      ['/', 404],
    ] as const) {
      assert.equal((await worker.inject(url)).statusCode, status, url);
    }
    await worker.close();
    await client.stop();
  });

  it('are ready independently: a web process does not wait for the queue of documents', async () => {
    assert.deepEqual((await test.app.inject('/readyz')).json(), { ready: true });
  });
});

describe('The setting ROLES', () => {
  const roles = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://x', ...env }).roles;

  it('is both by default, and accepts one or both', () => {
    assert.deepEqual(roles({}), ['web', 'worker']);
    assert.deepEqual(roles({ ROLES: 'worker' }), ['worker']);
    assert.deepEqual(roles({ ROLES: 'worker, web' }), ['worker', 'web']);
  });

  it('refuses other words, and a single role with SQLite', () => {
    assert.throws(() => roles({ ROLES: 'cron' }), /ROLES must be web, worker or web,worker, not "cron"/);
    assert.throws(() => readConfig({ ROLES: 'web' }), /ROLES needs PostgreSQL/);
  });
});
