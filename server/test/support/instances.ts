import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import type { HubConnection } from '@microsoft/signalr';
import { buildApp } from '../../src/app';
import { createAgent, giveClient, startChat } from './agents';
import { ApiClient } from './api-client';
import { hubClient, listen, received } from './hub-client';
import type { TestApp } from './test-app';
import { until } from './until';

/** Each visitor has a separate address, because the limits per address are low. */
let addresses = 0;
const newAddress = () => `10.1.0.${++addresses}`;

const NOBODY = /Nobody with this name is connected\./;

/** Declares the tests of two instances that share a PostgreSQL; `test` is one of them. */
export function testInstances(test: TestApp): void {
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

  it("push changes without a notification to each other's clients, many changes at a time", async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const clientId = await giveClient(owner, await createAgent(owner, 'Nora'));
    const clients = await Promise.all(
      [test.app, other].map(async (app) => hubClient(`${(await listen(app)).url}/notificationHub`, owner)),
    );
    const changes = clients.map((client) => received(client, 'ReceiveChange'));
    await Promise.all(clients.map((client) => client.start()));
    const begin = async () => (await startChat(test.visitor.from(newAddress()), clientId)).ask('Hello?');
    for (let at = 0; at < 6; at++) await begin();
    await until(() => changes.every((list) => list.length === 1), 'both are told of the sixth conversation');
    for (let at = 0; at < 6; at++) await begin();
    await until(() => changes.every((list) => list.length > 1), 'both are told of the later conversations');
    assert.ok(changes.every((list) => list.length < 7 && list.every(([subject]) => subject === 'chat')));
    await Promise.all(clients.map((client) => client.stop()));
    await other.close();
  });

  it('carry text and signals between people on different instances, in order, whatever their length', async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const stranger = await test.visitor.signUp();
    const [here, there] = [(await listen(test.app)).url, (await listen(other)).url];
    const ada = hubClient(`${here}/chatHub`, owner);
    const graces = [here, there].map((url) => hubClient(`${url}/chatHub`, owner));
    const [graceHere, graceThere] = graces as [HubConnection, HubConnection];
    const eve = hubClient(`${there}/chatHub`, stranger);
    const heard = received(graceThere, 'ReceiveMessage');
    const signals = received(ada, 'ReceiveSignal');
    const overheard = received(eve, 'ReceiveMessage');
    await Promise.all([ada, graceThere, eve].map((client) => client.start()));
    await ada.invoke('SetName', 'Ada');
    await assert.rejects(ada.invoke('SendMessage', 'Grace', 'Hi'), NOBODY);
    await eve.invoke('SetName', 'Grace');
    await assert.rejects(ada.invoke('SendMessage', 'Grace', 'Hi'), NOBODY);
    await graceThere.invoke('SetName', 'Grace');

    const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'ü'.repeat(index * 300)}`);
    await Promise.all(texts.map((text) => ada.invoke('SendMessage', ' GRACE', text)));
    await graceThere.invoke('SendSignal', 'ada', '{"type":"offer"}');
    await until(() => heard.length === texts.length && signals.length === 1, 'all is heard');
    assert.deepEqual(
      heard,
      texts.map((text) => ['Ada', text]),
    );
    assert.deepEqual(signals, [['Grace', '{"type":"offer"}']]);

    const heardHere = received(graceHere, 'ReceiveMessage');
    await graceHere.start();
    await graceHere.invoke('SetName', 'grace');
    await ada.invoke('SendMessage', 'Grace', 'Both of you');
    await until(() => heardHere.length === 1 && heard.length === texts.length + 1, 'both hear it once');
    await graceHere.stop();
    await graceThere.stop();
    await until(() => graces.every(({ state }) => state === 'Disconnected'), 'both have left');
    await rejectsSoon(() => ada.invoke('SendMessage', 'Grace', 'Hi'));
    assert.deepEqual(overheard, []);
    await Promise.all([ada.stop(), eve.stop()]);
    await other.close();
  });

  it('remove the names of an instance that has ended', async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const ada = hubClient(`${(await listen(test.app)).url}/chatHub`, owner);
    const grace = hubClient(`${(await listen(other)).url}/chatHub`, owner);
    await Promise.all([ada.start(), grace.start()]);
    await Promise.all([ada.invoke('SetName', 'Ada'), grace.invoke('SetName', 'Grace')]);
    await ada.invoke('SendMessage', 'Grace', 'Hi');
    await other.close();
    await rejectsSoon(() => ada.invoke('SendMessage', 'Grace', 'Hi'));
    await ada.stop();
  });
}

/** Waits until the other instance has been informed that a person left, which takes a moment. */
async function rejectsSoon(send: () => Promise<unknown>): Promise<void> {
  let refusal = '';
  const isRefused = () => {
    void send().catch((error) => {
      refusal = String(error);
    });
    return NOBODY.test(refusal);
  };
  await until(isRefused, 'nobody has the name any more');
}
