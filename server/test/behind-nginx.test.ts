import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { freePort } from './support/free-port';
import { startNginx, stopNginx } from './support/nginx';
import { NGINX } from './support/programs';
import { ServerProcess } from './support/server-process';
import { createTestDatabase, hasPostgres } from './support/test-database';
import { until } from './support/until';
import { followEvents } from './support/visitor-events';

/** Only an idle machine can measure this; elsewhere, the client's own waits are the limit. */
const FAILOVER_MS_MAX = process.env['ENDURANCE'] ? 5000 : Number.POSITIVE_INFINITY;
/** The times that the client waits before each attempt to connect again. */
const RETRIES_MS = [0, 500, 1000, 1000, 1000];
const reason = !hasPostgres ? 'PostgreSQL was not found' : !NGINX.find() && 'nginx was not found';

describe("Two instances that take turns behind nginx with the guide's configuration", { skip: reason }, () => {
  let folder = '';
  let nginx: ChildProcess;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const instances: ServerProcess[] = [];
  let site = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-nginx-'));
    database = await createTestDatabase();
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    for (const name of ['a', 'b']) {
      instances.push(
        await ServerProcess.start({
          DATA_DIR: join(folder, name),
          SITE_DIR: folder,
          DATABASE_URL: database.url,
          PUBLIC_URL: site,
          TRUST_PROXY: '127.0.0.1',
        }),
      );
    }
    for (const instance of instances) await instance.until('Frontdesk is ready');
    const urls = instances.map(({ url }) => url);
    nginx = await startNginx(folder, port, urls);
    await instances[0]?.signUp();
    // The instances have found each other after a heartbeat.
    await setTimeout(3_500);
  });
  after(async () => {
    await stopNginx(nginx);
    for (const instance of instances) await instance.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  function client(options: { transport?: HttpTransportType } = {}): HubConnection {
    const hub = new HubConnectionBuilder()
      .withUrl(`${site}/notificationHub`, { accessTokenFactory: () => instances[0]?.token ?? '', ...options })
      .withAutomaticReconnect(RETRIES_MS)
      .withStatefulReconnect({ bufferSize: 100_000 })
      .configureLogging(LogLevel.None)
      .build();
    return hub;
  }

  it('a client connects 20 times out of 20 with the negotiated transport, and only WebSockets are offered', async () => {
    const answer = await fetch(`${site}/notificationHub/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${instances[0]?.token}` },
    });
    const { availableTransports } = (await answer.json()) as { availableTransports: { transport: string }[] };
    assert.deepEqual(
      availableTransports.map(({ transport }) => transport),
      ['WebSockets'],
    );
    for (let nth = 0; nth < 20; nth++) {
      const hub = client(nth % 2 === 0 ? {} : { transport: HttpTransportType.WebSockets });
      await hub.start();
      assert.equal(hub.state, 'Connected');
      await hub.stop();
    }
  });

  it('a visitor’s chat calls reach the agent', async () => {
    assert.equal((await viaNginx('/api/bot/create', { name: 'Desk', description: 'x' })).status, 200);
    const bots = (await viaNginx('/api/bot/getBots')).json as unknown as { id: string; name: string }[];
    const botId = bots.find(({ name }) => name === 'Desk')?.id;
    assert.equal((await viaNginx('/api/bot/createOrUpdateClient', { botId, clientId: 'desk' })).status, 200);
    const answer = await fetch(`${site}/api/v1/chat/startSession?conversationId=c1`, {
      method: 'POST',
      headers: { client_id: 'desk' },
    });
    assert.equal(answer.status, 200);
  });

  it('a person’s words arrive immediately, whichever instances she and the visitor are connected to', async () => {
    const headers = { 'content-type': 'application/json', client_id: 'desk', origin: 'https://shop.example' };
    const chat = async (call: string, body: object) => {
      const answer = await fetch(`${site}/api/v1/chat/${call}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 200);
      return answer.json() as Promise<unknown>;
    };
    const joined = await chat('addParticipant', { conversationId: 'c1', userName: '', ipAddress: '' });
    const seat = {
      clientId: 'desk',
      conversationId: 'c1',
      participantId: String(Object(joined).participantId ?? joined),
    };
    await chat('sendMessage', { ...seat, text: 'Hello!' });
    const { json } = await viaNginx('/api/conversations');
    const [{ id }] = json['conversations'] as [{ id: string }];
    const pages = [await followEvents(site, seat), await followEvents(site, seat)];
    assert.equal((await viaNginx('/api/conversations/takeOver', { id })).status, 200);
    assert.equal((await viaNginx('/api/conversations/say', { id, text: 'Hello', turnId: 't1' })).status, 200);
    for (const page of pages) await page.seen('message');
    assert.equal((await viaNginx('/api/conversations/returnToAssistant', { id })).status, 200);
    for (const page of pages) await page.seen('returned');
    for (const page of pages) assert.deepEqual(page.names(), ['joined', 'message', 'left', 'returned']);
    for (const page of pages) await page.close();
  });

  it('when one is killed, its clients are connected to the other after waiting at most 3.5 seconds, and miss nothing', async () => {
    const clients = Array.from({ length: 6 }, () => client());
    const pushed = clients.map(() => new Set<string>());
    const remember = (nth: number, message: string) => pushed[nth]?.add(message);
    clients.forEach((hub, nth) => {
      hub.on('ReceiveNotification', ({ message }: { message: string }) => remember(nth, message));
      // Like the dashboard, fetches what was pushed in the meantime.
      hub.onreconnected(async () => {
        const { json } = await viaNginx('/api/notification/getNotifications');
        for (const { message } of json['notifications'] as { message: string }[]) remember(nth, message);
      });
    });
    await Promise.all(clients.map((hub) => hub.start()));
    await notify('before');
    const killed = performance.now();
    await instances[1]?.end('SIGKILL');
    await notify('during');
    // A client gives up if it is not connected after RETRIES_MS, and never connects again.
    await until(() => clients.every(({ state }) => state === 'Connected'), 'all are connected again');
    const tookMs = performance.now() - killed;
    assert.ok(tookMs <= FAILOVER_MS_MAX, `connected again after ${Math.round(tookMs)} ms`);
    await notify('after');
    const expected = ['before', 'during', 'after'];
    const hasAll = (messages: Set<string>) =>
      expected.every((word) => [...messages].some((message) => message.includes(word)));
    await until(() => pushed.every(hasAll), 'everything is known');
    await Promise.all(clients.map((hub) => hub.stop()));
  });

  async function viaNginx(path: string, body?: unknown) {
    const answer = await fetch(site + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${instances[0]?.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  }

  /** Creates and deletes an agent, which sends notifications. */
  async function notify(name: string): Promise<void> {
    assert.equal((await viaNginx('/api/bot/create', { name, description: 'x' })).status, 200);
    const bots = (await viaNginx('/api/bot/getBots')).json as unknown as { id: string; name: string }[];
    const botId = bots.find((bot) => bot.name === name)?.id;
    assert.equal((await viaNginx('/api/bot/delete', { botId })).status, 200);
  }
});
