import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApiKey, endApiKey, getApiKeys, type Scope } from '@frontdesk/shared/endpoints/api-key';
import { createBot, createBotForId, getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getConversation, getConversations } from '@frontdesk/shared/endpoints/conversation';
import { addNote, assignConversation } from '@frontdesk/shared/endpoints/conversation-work';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { createShortLink, getShortLinkChanges, setShortLinkPaused } from '@frontdesk/shared/endpoints/short-link';
import { CALLS_PER_MINUTE } from '../src/accounts/api-keys';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/database/database';
import { createAgent, giveClient, startChat } from './support/agents';
import { ApiClient } from './support/api-client';
import { createEverything, examplesOf, keyOf } from './support/everything';
import { addMember } from './support/people';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

/** Creates a key and returns a script that makes its calls with that key. */
async function withKey(test: TestApp, owner: ApiClient, scopes: Scope[], name = 'Shop') {
  const { id, key } = await owner.call(createApiKey, { name, scopes });
  return { id, key, script: test.visitor.as({ authorization: `Bearer ${key}` }) };
}

/** Changes all stored keys. */
async function changeKeys({ config }: TestApp, change: Record<string, string>): Promise<void> {
  const { db } = await openDatabase(config);
  await db.updateTable('api_keys').set(change).execute();
  await db.destroy();
}

describe('API keys', () => {
  onOneDatabase('postgres', (test) => {
    it('are shown once, and listed with name, scopes, first characters and last use', async () => {
      const owner = await test.visitor.signUp();
      const { id, key, script } = await withKey(test, owner, ['codes:read', 'agents:read']);
      assert.match(key, /^fd_[\w-]{43}$/);
      const listed = await owner.send(getApiKeys);
      assert.ok(!listed.body.includes(key));
      const [row] = (await owner.call(getApiKeys, {})).keys;
      assert.equal(row?.id, id);
      assert.equal(row?.name, 'Shop');
      assert.deepEqual(row?.scopes, ['agents:read', 'codes:read']);
      assert.equal(row?.start, key.slice(0, 7));
      assert.equal(row?.createdBy, 'Ada Owner');
      assert.equal(row?.lastUsedAt, null);
      assert.equal(row?.expiresAt, null);
      await script.call(getBots, {});
      const used = (await owner.call(getApiKeys, {})).keys[0]?.lastUsedAt ?? '';
      assert.ok(Math.abs(Date.parse(used) - Date.now()) < 60_000);
      // Another use within a minute is not stored.
      await script.call(getBots, {});
      assert.equal((await owner.call(getApiKeys, {})).keys[0]?.lastUsedAt, used);
      await changeKeys(test, { last_used_at: new Date(Date.now() - 61_000).toISOString() });
      // The app soon notices changes that others made.
      await until(async () => {
        await script.call(getBots, {});
        return Date.parse((await owner.call(getApiKeys, {})).keys[0]?.lastUsedAt ?? '') > Date.now() - 60_000;
      }, 'the use is written again');
    });

    it('are stored as a hash only', async () => {
      const owner = await test.visitor.signUp();
      const { id, key } = await withKey(test, owner, ['codes:read']);
      const { db } = await openDatabase(test.config);
      const row = await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await db.destroy();
      assert.ok(!JSON.stringify(row).includes(key.slice(7)));
    });

    it('read and change only the data of their organization', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const { script } = await withKey(test, owner, ['agents:read', 'agents:write']);
      const mine = await script.call(createBotForId, { name: 'By a script', description: 'Made by a script' });
      const theirs = await createAgent(other);
      assert.deepEqual(
        (await script.call(getBots, {})).map(({ id }) => id),
        [mine.id],
      );
      await script.refused(404, getBot, { botId: theirs });
    });

    it('get 403 with the name of a scope that they lack, and also for account calls', async () => {
      const owner = await test.visitor.signUp();
      const { script } = await withKey(test, owner, ['agents:read']);
      assert.match(
        await script.refused(403, createBot, { name: 'a', description: 'a' }),
        /lacks the scope agents:write/,
      );
      assert.match(await script.refused(403, getApiKeys, {}), /^API keys cannot make this call/);
      await script.refused(403, createApiKey, { name: 'More', scopes: ['people:read'] });
    });

    it('stop working when they are revoked, or after their last day', async () => {
      const owner = await test.visitor.signUp();
      const { id, script } = await withKey(test, owner, ['agents:read']);
      await script.call(getBots, {});
      await owner.call(endApiKey, { id });
      assert.match(await script.refused(401, getBots, {}), /unknown, expired or revoked/);
      await owner.refused(404, endApiKey, { id });

      const { key } = await owner.call(createApiKey, { name: 'Short', scopes: ['agents:read'], days: 30 });
      const short = test.visitor.as({ authorization: `Bearer ${key}` });
      await short.call(getBots, {});
      const ends = Date.parse((await owner.call(getApiKeys, {})).keys[0]?.expiresAt ?? '');
      assert.ok(Math.abs(ends - Date.now() - 30 * 86_400_000) < 60_000);
      await changeKeys(test, { expires_at: new Date(Date.now() - 1000).toISOString() });
      await until(async () => (await short.send(getBots)).statusCode === 401, 'the key has ended');
    });

    it('are revoked immediately on every instance', async () => {
      // SQLite has one instance.
      if (test.config.databaseUrl === null) return;
      const owner = await test.visitor.signUp();
      const { id, script } = await withKey(test, owner, ['agents:read']);
      const other = await buildApp(test.config);
      const elsewhere = new ApiClient(other, script.headers);
      await elsewhere.call(getBots, {});
      await owner.call(endApiKey, { id });
      await elsewhere.refused(401, getBots, {});
      await other.close();
    });

    it('are named wherever a person would otherwise be named', async () => {
      const owner = await test.visitor.signUp();
      const { script } = await withKey(test, owner, [
        'codes:read',
        'codes:write',
        'conversations:read',
        'conversations:write',
      ]);
      const { id: Id } = await owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com', Name: 'Flyer' });
      await script.call(saveQr, { Id, Name: 'Flyer', Type: 'Url', Url: 'https://example.org' });
      await script.call(setShortLinkPaused, { qrId: Id, isPaused: true });
      const changes = await owner.call(getShortLinkChanges, { qrId: Id });
      assert.deepEqual(
        changes.map(({ person }) => person),
        ['Shop', 'Shop'],
      );

      const botId = await createAgent(owner);
      await (await startChat(test.visitor, await giveClient(owner, botId))).ask('Hello?');
      const [row] = (await script.call(getConversations, {})).conversations;
      const id = row?.id ?? '';
      const { message } = await script.call(addNote, { id, text: 'Imported', turnId: 'note-1' });
      assert.equal(message.person, 'Shop');
      const read = await script.call(getConversation, { id });
      assert.equal(read.isMine, false);
      assert.match(await script.refused(400, getConversations, { assignee: 'me' }), /^An API key is not a person/);
      const personId = (await owner.call(getPeople, {})).people[0]?.id ?? '';
      await script.call(assignConversation, { id, personId });
    });

    it('leave the notifications of a conversation unread when a script reads it', async () => {
      const owner = await test.visitor.signUp();
      const { script } = await withKey(test, owner, ['conversations:read', 'conversations:write']);
      const botId = await createAgent(owner);
      await (await startChat(test.visitor, await giveClient(owner, botId))).ask('Hello?');
      const id = (await script.call(getConversations, {})).conversations[0]?.id ?? '';
      const personId = (await owner.call(getPeople, {})).people[0]?.id ?? '';
      await script.call(assignConversation, { id, personId });
      await script.call(getConversation, { id });
      const unread = async () =>
        (await owner.call(getNotifications, {})).notifications.filter((one) => !one.dateRead && one.link?.includes(id));
      // One notification that the conversation is new, and one that it was assigned.
      assert.equal((await unread()).length, 2);
      await owner.call(getConversation, { id });
      assert.equal((await unread()).length, 0);
    });

    it('are limited to 50 per organization, and to a number of calls per minute', async () => {
      const owner = await test.visitor.signUp();
      const { id, script } = await withKey(test, owner, ['agents:read']);
      for (let at = 1; at < 50; at += 1) await owner.call(createApiKey, { name: `Key ${at}`, scopes: ['codes:read'] });
      assert.match(await owner.refused(409, createApiKey, { name: 'One more', scopes: ['codes:read'] }), /50 API keys/);
      await owner.call(endApiKey, { id: (await owner.call(getApiKeys, {})).keys[0]?.id ?? '' });
      const { script: second } = await withKey(test, owner, ['agents:read']);
      for (let at = 0; at < CALLS_PER_MINUTE; at += 1) await script.call(getBots, {});
      const refused = await script.send(getBots);
      assert.equal(refused.statusCode, 429, id);
      assert.ok(Number(refused.headers['retry-after']) > 0);
      // Another key has its own limit.
      await second.call(getBots, {});
    });

    it('are available only to owners', async () => {
      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      const { id } = await withKey(test, owner, ['agents:read']);
      await member.refused(403, getApiKeys, {});
      await member.refused(403, createApiKey, { name: 'Mine', scopes: ['agents:read'] });
      await member.refused(403, endApiKey, { id });
    });

    it('are refused without a name, without scopes, and with unknown ones', async () => {
      const owner = await test.visitor.signUp();
      const key = { name: 'Shop', scopes: ['agents:read'] };
      for (const [input, sentence] of [
        [{ ...key, name: ' ' }, /Name is required/],
        [{ ...key, scopes: [] }, /^Choose what the key may do/],
        [{ ...key, scopes: ['agents:all'] }, /^Scopes are agents:read, /],
        [{ ...key, days: 0 }, /^Days must be a whole number/],
        [{ ...key, days: 1.5 }, /^Days must be a whole number/],
      ] as const) {
        assert.match(await owner.refused(400, createApiKey, input), sentence);
      }
    });
  });
});

describe('A call', () => {
  const test = useTestApp();

  it('accepts a key with the scope that its description lists, and with no other', async () => {
    const owner = await test.visitor.signUp();
    const things = await createEverything(owner, test.visitor);
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const scopeOf = ({ method, path }: { method: string; path: string }): Scope | undefined =>
      paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].security.find((one: object) => 'apiKey' in one)
        ?.apiKey[0];
    const scripts = new Map<Scope, ApiClient>();
    const scopes = ['agents:read', 'agents:write', 'conversations:read', 'conversations:write'] as const;
    for (const scope of [...scopes, 'codes:read', 'codes:write', 'documents:write', 'people:read'] as const) {
      scripts.set(scope, (await withKey(test, owner, [scope])).script);
    }
    const calls = test.app.endpoints.filter(({ auth, path }) => auth === 'bearer' && !path.startsWith('/api/releases'));
    const met = new Set<Scope>();
    for (const call of calls) {
      const scope = scopeOf(call);
      for (const [own, script] of scripts) {
        // Only calls that read, so that the data for the other tests remains unchanged.
        if (own === scope && call.method !== 'GET') continue;
        const [input] = examplesOf(call, things, { email: owner.email, botId: things.botId });
        const { statusCode, body } = await script.send(call, input);
        assert.equal(statusCode, own === scope ? 200 : 403, `${keyOf(call)} with ${own}: ${body}`);
      }
      if (scope) met.add(scope);
    }
    assert.equal(met.size, scripts.size);
    // Calls that only a person may make.
    const closed = calls.filter((call) => scopeOf(call) === undefined).map(keyOf);
    for (const prefix of [
      '/api/user/',
      '/api/keys',
      '/api/authentication/logout',
      '/api/organization/',
      '/api/people/',
    ])
      assert.ok(
        closed.some((key) => key.includes(prefix)),
        prefix,
      );
    assert.ok(
      !calls.some((call) => /\/api\/(?:user|keys|organization|authentication)/.test(call.path) && scopeOf(call)),
    );
  });

  it('with an unknown key gets 401, and 429 after many', async () => {
    const stranger = test.visitor.from('203.0.113.7').as({ authorization: `Bearer fd_${'x'.repeat(43)}` });
    for (let at = 0; at < 60; at += 1) await stranger.refused(401, getBots, {});
    await stranger.refused(429, getBots, {});
  });
});
