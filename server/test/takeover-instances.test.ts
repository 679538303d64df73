import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, mock } from 'node:test';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import * as live from '@frontdesk/shared/endpoints/live';
import { sql } from 'kysely';
import { buildApp } from '../src/app';
import type { Database } from '../src/database/database';
import { startChat } from './support/agents';
import { ApiClient } from './support/api-client';
import { conversationsOf, openDesk, withDatabase } from './support/desk';
import { listen } from './support/hub-client';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';
import { followEvents } from './support/visitor-events';

/** Starts a plain proxy, which distributes requests in turn and has no special support for streams. */
async function startProxy(addresses: readonly string[]) {
  let calls = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(addresses[calls++ % addresses.length] ?? '');
    const { method, url: path, headers } = incoming;
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('close', () => outgoing.destroy());
    });
    passed.once('error', () => outgoing.destroy());
    outgoing.once('close', () => passed.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = async () => {
    proxy.closeAllConnections();
    proxy.close();
    await once(proxy, 'close');
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close };
}

/** Cuts the connections through which the instances receive each other's announcements. */
const endListening = (db: Database['db']) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
    db,
  );

describe('A conversation on two instances behind a plain proxy', {
  skip: !hasPostgres && 'PostgreSQL was not found',
}, () => {
  const test = useTestApp('postgres');

  it('is taken over by one of two people, and the visitor sees each message once, though one instance is killed', async () => {
    const other = await buildApp(test.config);
    const urls = [(await listen(test.app)).url, (await listen(other)).url];
    const proxy = await startProxy(urls);
    const { owner, clientId, site } = await openDesk(test);
    const chat = await startChat(site, clientId);
    await chat.ask('Hello!');
    const id = (await conversationsOf(owner))[0]?.id ?? '';
    const seat = { clientId, conversationId: chat.conversationId, participantId: String(chat.participantId) };
    // Without heartbeats, a page receives only events that are announced.
    mock.timers.enable({ apis: ['setInterval'] });
    const pages = [await followEvents(proxy.url, seat), await followEvents(proxy.url, seat)];
    mock.timers.reset();
    const there = new ApiClient(other, owner.headers);
    await there.call(live.takeOverConversation, { id });
    for (const page of pages) await page.seen('joined');
    await owner.call(live.typeInConversation, { id });
    for (const page of pages) await page.seen('typing');
    await owner.call(live.sayInConversation, { id, text: 'One', turnId: randomUUID() });
    for (const page of pages) await page.seen('message');
    // Events that happen while the instances are disconnected are delivered afterwards.
    await withDatabase(test, ({ db }) => endListening(db));
    await owner.call(live.sayInConversation, { id, text: 'One more', turnId: randomUUID() });
    for (const page of pages) await until(() => page.names().filter((name) => name === 'message').length === 2, 'both');
    const visitor = new ApiClient(other, { client_id: clientId, origin: 'https://shop.example' });
    const asked = await visitor.send(sendChatMessage, { ...seat, text: 'Thanks', follows: true });
    assert.equal(asked.json().outcome, 'person');

    other.server.closeAllConnections();
    await other.close();
    await until(() => pages.some((page) => !page.isOpen()), 'a stream breaks');
    const broken = pages.find((page) => !page.isOpen());
    await owner.call(live.sayInConversation, { id, text: 'Two', turnId: randomUUID() });
    const again = await followEvents(urls[0] ?? '', seat, broken?.lastId());
    await again.seen('message');
    await owner.call(live.returnToAssistant, { id });
    await again.seen('returned');
    assert.deepEqual(again.names(), ['message', 'left', 'returned']);
    assert.equal(again.events.find(({ event }) => event === 'message')?.data['text'], 'Two');
    for (const page of [...pages, again]) await page.close();
    await proxy.close();
  });
});
