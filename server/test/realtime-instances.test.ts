import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { buildApp } from '../src/app';
import { createAgent } from './support/agents';
import { ApiClient } from './support/api-client';
import { hubClient, listen, received, until } from './support/hub-client';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';

describe('Two instances on one PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it("push to each other's clients, each notification once", async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const clients = await Promise.all(
      [test.app, other].map(async (app) => hubClient(`${(await listen(app)).url}/notificationHub`, owner)),
    );
    const lists = clients.map((client) => received(client, 'ReceiveNotification'));
    await Promise.all(clients.map((client) => client.start()));
    for (const [app, name] of [
      [test.app, 'Here'],
      [other, 'There'],
    ] as const) {
      const here = new ApiClient(app, owner.headers);
      await here.call(deleteBot, { botId: await createAgent(here, name) });
    }
    await until(() => lists.every((list) => list.length === 2), 'all four pushes arrive');
    const texts = lists.map((list) => list.map(([notification]) => (notification as { message: string }).message));
    for (const list of texts) assert.ok(list[0]?.includes('Here') && list[1]?.includes('There'), list.join());
    await Promise.all(clients.map((client) => client.stop()));
    await other.close();
  });
});
