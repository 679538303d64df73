import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { HubConnection } from '@microsoft/signalr';
import { startCuttingProxy } from './support/cutting-proxy';
import { hubClient, listen, received } from './support/hub-client';
import { useTestApp } from './support/test-app';
import { until } from './support/until';

const CUTS = 50;
const LEAST_SENT = 500;

describe('Stateful reconnect', () => {
  const test = useTestApp();

  it('loses, duplicates and reorders nothing while the connection is cut fifty times under load', {
    timeout: 900_000,
  }, async () => {
    const { port } = await listen(test.app);
    const owner = await test.visitor.signUp();
    const people = await Promise.all(
      ['Ada', 'Grace'].map(async (name) => {
        const proxy = await startCuttingProxy(port);
        const client = hubClient(`${proxy.url}/chatHub`, owner, { isStateful: true });
        let closedBy: unknown = null;
        client.onclose((error) => {
          closedBy = error ?? 'closed';
        });
        const texts = received(client, 'ReceiveMessage');
        await client.start();
        await client.invoke('SetName', name);
        return { name, proxy, client, texts, whyClosed: () => closedBy };
      }),
    );
    const [ada, grace] = people;
    assert.ok(ada && grace);
    let isTalking = true;
    async function talk(client: HubConnection, peer: string): Promise<number> {
      let sent = 0;
      while (isTalking || sent <= LEAST_SENT) {
        for (let burst = 0; burst < 3; burst += 1, sent += 1)
          void client.send('SendMessage', peer, String(sent)).catch(() => undefined);
        await setTimeout(5);
      }
      return sent;
    }
    const talks = [talk(ada.client, 'Grace'), talk(grace.client, 'Ada')];
    try {
      for (let cut = 0; cut < CUTS; cut += 1) {
        await setTimeout(20 + Math.random() * 100);
        const { proxy, texts } = Math.random() < 0.5 ? ada : grace;
        const lines = proxy.opened();
        await proxy.cut(Math.random() < 0.5 ? 'to the server' : 'to the client', Math.random() * 20);
        // The shipped client tries to resume once: a cut during that attempt ends the connection, whatever the server
        // does. Until the next connection opens, data from the old one may still arrive.
        await until(() => proxy.opened() > lines, 'the client comes back');
        const heard = texts.length;
        await until(() => texts.length > heard, 'the line that was cut is heard again');
      }
    } finally {
      isTalking = false;
    }
    const [fromAda = 0, fromGrace = 0] = await Promise.all(talks);
    await until(() => ada.texts.length >= fromGrace && grace.texts.length >= fromAda, 'everything arrives').catch(
      () => undefined,
    );
    assert.deepEqual([ada.whyClosed(), grace.whyClosed()], [null, null]);
    const inOrder = (count: number, from: string) => Array.from({ length: count }, (_, index) => [from, String(index)]);
    assert.deepEqual(grace.texts, inOrder(fromAda, 'Ada'));
    assert.deepEqual(ada.texts, inOrder(fromGrace, 'Grace'));
    assert.ok(Math.min(fromAda, fromGrace) > LEAST_SENT);
    await Promise.all(people.map(({ client }) => client.stop()));
    await Promise.all(people.map(({ proxy }) => proxy.close()));
  });

  it('is refused before the upgrade when there is nothing to resume', { timeout: 900_000 }, async () => {
    const { port } = await listen(test.app);
    const owner = await test.visitor.signUp();
    const proxy = await startCuttingProxy(port);
    const client = hubClient(`${proxy.url}/chatHub`, owner, { isStateful: true });
    let isClosed = false;
    client.onclose(() => {
      isClosed = true;
    });
    await client.start();
    // A new process cannot resume the connection.
    await test.restart();
    await test.app.listen({ port, host: '127.0.0.1' });
    await until(() => isClosed, 'the client gives the resume up');
    await client.start();
    await client.stop();
    await proxy.close();
  });
});
