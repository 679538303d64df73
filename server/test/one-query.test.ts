import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApiKey } from '@frontdesk/shared/endpoints/api-key';
import { logout } from '@frontdesk/shared/endpoints/authentication';
import { createBot, getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { getBotsPage } from '@frontdesk/shared/endpoints/list-page';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endOtherSessions } from '@frontdesk/shared/endpoints/session';
import { updateUser } from '@frontdesk/shared/endpoints/user';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/database/database';
import { createAgent } from './support/agents';
import { ApiClient, PASSWORD } from './support/api-client';
import { statementsDuring } from './support/record-statements';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';

/** SQLite has no second instance, and reads both rows from a cache. */
const SKIP = { skip: !hasPostgres && 'PostgreSQL was not found' };

const POLL = { 'if-none-match': 'W/"x"' };

type Call = [endpoint: Endpoint, input: Record<string, string>, headers: Record<string, string>];

/** The calls that read a row together with the session. */
const readsOf = (botId: string): Call[] => [
  [getBots, {}, {}],
  [getBots, {}, POLL],
  [getBotsPage, { limit: '1' }, {}],
  [getBot, { botId }, {}],
  [getBot, { botId }, POLL],
  [getMyQrs, {}, {}],
  [getNotifications, {}, {}],
];

/** Returns the id of the session of a token. */
const tokenId = (authorization: string): string =>
  JSON.parse(String(Buffer.from(authorization.split('.')[1] ?? '', 'base64url'))).jti;

describe('A list or an agent, read in one query with the session', SKIP, () => {
  const test = useTestApp('postgres');

  it('is no longer read once its session has ended or expired, even if another instance ended it', async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    const reads = readsOf(await createAgent(owner));
    const { db } = await openDatabase(test.config);
    const row = ({ headers }: ApiClient) => tokenId(headers['authorization'] ?? '');
    const expires_at = new Date(Date.now() - 1000).toISOString();
    const ends = [
      (one: ApiClient) => one.call(logout, {}),
      (one: ApiClient) => new ApiClient(other, one.headers).call(logout, {}),
      () => owner.call(endOtherSessions, {}),
      () => new ApiClient(other, owner.headers).call(updateUser, { email: owner.email, password: PASSWORD }),
      (one: ApiClient) => db.updateTable('sessions').set({ expires_at }).where('id', '=', row(one)).execute(),
    ];
    for (const end of ends) {
      const one = await test.visitor.signIn(owner.email);
      for (const read of reads) assert.equal((await one.send(...read)).statusCode, 200);
      await end(one);
      for (const read of reads) assert.equal((await one.send(...read)).statusCode, 401, String(end));
    }
    await db.destroy();
    await other.close();
  });

  it('is the one that another instance has just changed', async () => {
    const other = await buildApp(test.config);
    const owner = await test.visitor.signUp();
    for (const name of ['Rosa', 'Nora']) {
      await new ApiClient(other, owner.headers).call(createBot, { name, description: 'x', enabled: true });
      assert.equal((await owner.call(getBots, {}))[0]?.name, name);
    }
    await other.close();
  });

  it('of another organization is not found', async () => {
    const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
    const botId = await createAgent(owner);
    for (const headers of [{}, POLL]) assert.equal((await stranger.send(getBot, { botId }, headers)).statusCode, 404);
    assert.deepEqual(await stranger.call(getBots, {}), []);
  });

  it('is refused without a session before the input is checked', async () => {
    const owner = await test.visitor.signUp();
    await test.visitor.refused(401, getBot, {});
    await owner.refused(400, getBot, {});
  });

  it('has the same fields as with an API key, whose calls read the row alone', async () => {
    const owner = await test.visitor.signUp();
    const botId = await createAgent(owner);
    const { key } = await owner.call(createApiKey, { name: 'Same', scopes: ['agents:read', 'codes:read'] });
    const script = test.visitor.as({ authorization: `Bearer ${key}` });
    for (const [endpoint, input] of readsOf(botId).filter(([{ path }]) => path !== getNotifications.path)) {
      assert.equal((await script.send(endpoint, input)).body, (await owner.send(endpoint, input)).body, endpoint.path);
    }
  });

  it('takes no other query', async () => {
    const owner = await test.visitor.signUp();
    for (const read of readsOf(await createAgent(owner))) {
      // A page is another query, and so is the list itself when it has changed since the last poll.
      if (read[0] === getBotsPage || read[2] === POLL) continue;
      assert.equal((await statementsDuring(() => owner.send(...read))).length, 1, read[0].path);
    }
  });
});
