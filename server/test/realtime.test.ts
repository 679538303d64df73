import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { updateUser } from '@frontdesk/shared/endpoints/user';
import { createAgent } from './support/agents';
import { PASSWORD } from './support/api-client';
import { hubClient, listen, received, TRANSPORTS } from './support/hub-client';
import { onOneDatabase, useTestApp } from './support/test-app';
import { until } from './support/until';

describe('The notification hub', () => {
  onOneDatabase('sqlite', (test) => {
    for (const [name, transport] of Object.entries(TRANSPORTS)) {
      it(`pushes events to everybody in the organization, and to nobody else, over ${name}`, async () => {
        const { url } = await listen(test.app);
        const owner = await test.visitor.signUp();
        const colleague = await test.visitor.signIn(owner.email);
        const stranger = await test.visitor.signUp();
        const clients = [owner, colleague, stranger].map((person) =>
          hubClient(`${url}/notificationHub`, person, { transport }),
        );
        const [first = [], second = [], none = []] = clients.map((client) => received(client, 'ReceiveNotification'));
        await Promise.all(clients.map((client) => client.start()));
        await owner.call(deleteBot, { botId: await createAgent(owner, 'Rosa') });
        await until(() => first.length === 1 && second.length === 1, 'both are told');
        const { notifications } = await owner.call(getNotifications, {});
        assert.deepEqual(first, [[{ ...notifications[0] }]]);
        assert.deepEqual(Object.keys((first[0]?.[0] ?? {}) as object).sort(), [
          'dateCreated',
          'dateRead',
          'id',
          'link',
          'message',
          'subject',
          'title',
        ]);
        assert.deepEqual(none, []);
        await Promise.all(clients.map((client) => client.stop()));
      });
    }

    it('ends with the session: a new password disconnects the other sessions before anything more is pushed', async () => {
      const { url } = await listen(test.app);
      const owner = await test.visitor.signUp();
      const thief = await test.visitor.signIn(owner.email);
      const [kept, ended] = [owner, thief].map((person) => hubClient(`${url}/notificationHub`, person));
      assert.ok(kept && ended);
      const told = received(kept, 'ReceiveNotification');
      const overheard = received(ended, 'ReceiveNotification');
      let why: Error | undefined;
      ended.onclose((error) => {
        why = error;
      });
      await Promise.all([kept.start(), ended.start()]);
      await owner.call(updateUser, { email: owner.email, password: `${PASSWORD}2` });
      await until(() => why !== undefined && told.length === 1, 'the other one is closed');
      assert.match(String(why), /The session has ended\./);
      assert.deepEqual(overheard, []);
      await assert.rejects(hubClient(`${url}/notificationHub`, thief).start(), /401/);
      await kept.stop();
    });
  });
});

describe('The chat hub', () => {
  const test = useTestApp();

  for (const [transportName, transport] of Object.entries(TRANSPORTS)) {
    it(`carries text and signals by name, within the organization, over ${transportName}`, async () => {
      const { url } = await listen(test.app);
      const owner = await test.visitor.signUp();
      const stranger = await test.visitor.signUp();
      const [ada, grace, eve] = [owner, owner, stranger].map((person) =>
        hubClient(`${url}/chatHub`, person, { transport }),
      );
      assert.ok(ada && grace && eve);
      const texts = received(grace, 'ReceiveMessage');
      const signals = received(grace, 'ReceiveSignal');
      const overheard = received(eve, 'ReceiveMessage');
      await Promise.all([ada.start(), grace.start(), eve.start()]);
      await assert.rejects(ada.invoke('SendMessage', 'Grace', 'Hi'), /Please enter your name first\./);
      await ada.invoke('SetName', '\u200b\u200d');
      await assert.rejects(ada.invoke('SendMessage', 'Grace', 'Hi'), /Please enter your name first\./);
      await Promise.all([
        ada.invoke('SetName', 'Ada'),
        grace.invoke('SetName', ' Grace '),
        eve.invoke('SetName', 'Grace'),
      ]);
      await assert.rejects(ada.invoke('SendMessage', 'Grace', ' \u200b'), /Please write a message first\./);
      await ada.invoke('SendMessage', 'grace', 'Hello');
      await ada.invoke('SendSignal', 'Grace', '{"type":"offer"}');
      await until(() => signals.length === 1 && texts.length === 1, 'Grace hears both');
      assert.deepEqual([texts, signals], [[['Ada', 'Hello']], [['Ada', '{"type":"offer"}']]]);
      await assert.rejects(eve.invoke('SendMessage', 'Ada', 'Hi'), /Nobody with this name is connected\./);
      await grace.stop();
      await assert.rejects(ada.invoke('SendMessage', 'Grace', 'Hi'), /Nobody with this name is connected\./);
      assert.deepEqual(overheard, []);
      await Promise.all([ada.stop(), eve.stop()]);
    });
  }

  it('accepts only its own methods, and returns an error for others', async () => {
    const { url } = await listen(test.app);
    const client = hubClient(`${url}/chatHub`, await test.visitor.signUp());
    await client.start();
    for (const name of ['constructor', '__proto__', 'toString', 'sendmessage']) {
      await assert.rejects(client.invoke(name), /There is no such method\./);
    }
    await assert.rejects(client.invoke('SetName', 7), /This must be text\./);
    await assert.rejects(client.invoke('SetName', 'x'.repeat(201)), /This is too long: at most 200 characters\./);
    await client.invoke('SetName', 'Ada');
    await client.stop();
  });

  it('closes connections when the server stops, so that clients reconnect automatically', async () => {
    const { url, port } = await listen(test.app);
    const client = hubClient(`${url}/chatHub`, await test.visitor.signUp());
    const closed = new Promise<Error | undefined>((resolve) => client.onclose(resolve));
    await client.start();
    await test.restart();
    // A connection that broke or became silent would report an error.
    assert.equal(await closed, undefined);
    await test.app.listen({ port, host: '127.0.0.1' });
    await client.start();
    await client.invoke('SetName', 'Ada');
    await client.stop();
  });
});
