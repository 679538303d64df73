import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createBot, deleteBot, getBot, getBots, updateBot } from '@frontdesk/shared/endpoints/bot';
import { deleteDocuments, uploadDocuments } from '@frontdesk/shared/endpoints/document';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import {
  deleteNotification,
  getNotifications,
  markAllNotificationsRead,
} from '@frontdesk/shared/endpoints/notification';
import { deleteQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createAgent } from './support/agents';
import type { ApiClient } from './support/api-client';
import { statementsDuring } from './support/record-statements';
import { onEachDatabase } from './support/test-app';
import { until } from './support/until';

/** Polls `endpoint`, and returns whether its content has changed since the last poll. */
function poller(owner: ApiClient, endpoint: Endpoint, input: object = {}) {
  let etag = '';
  return async () => {
    const answer = await owner.send(endpoint, input as never, etag ? { 'if-none-match': etag } : {});
    assert.equal(answer.statusCode === 304 ? answer.body : '', '');
    etag = String(answer.headers['etag']);
    return answer.statusCode === 200;
  };
}

/**
 * Matches the query for a list's version, for which an index is enough (migration 0022). On PostgreSQL it is part of the
 * session's query.
 */
const isCount = (sql: string) =>
  /(^|select true as "isFound", wanted\.\* from \(+)select count\(\*\) as "rows", max\(revision\) as "newest", sum\(revision\) as "revisions" from "\w+" where "organization_id" = (\?$|"caller"."organizationId"\))/.test(
    sql,
  );

async function changesWith(hasChanged: () => Promise<boolean>, changes: readonly (() => Promise<unknown>)[]) {
  assert.equal(await hasChanged(), true);
  for (const change of changes) {
    assert.equal(await hasChanged(), false);
    await change();
    assert.equal(await hasChanged(), true, String(change));
  }
  assert.equal(await hasChanged(), false);
}

describe('A poll gets 304 until something changes', () => {
  onEachDatabase((test) => {
    it('in the list of agents', async () => {
      const owner = await test.visitor.signUp();
      const create = (name: string) => owner.call(createBot, { name, description: 'x', enabled: true });
      const ids = async () => (await owner.call(getBots, {})).map(({ id }) => id);
      await changesWith(poller(owner, getBots), [
        () => create('First'),
        () => create('Second'),
        async () =>
          owner.call(updateBot, { id: (await ids())[0] ?? '', name: 'Third', description: '', enabled: false }),
        async () => owner.call(deleteBot, { botId: (await ids())[0] ?? '' }),
        // The same number of agents as before, but a different one.
        async () => {
          await create('Fourth');
          await owner.call(deleteBot, { botId: (await ids())[1] ?? '' });
        },
      ]);
    });

    it('but not with the version of another organization’s list', async () => {
      const create = (owner: ApiClient) => owner.call(createBot, { name: 'Rosa', description: 'x', enabled: true });
      const [one, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      // The sums of their revisions are equal.
      await create(one);
      await create(other);
      await create(other);
      await create(one);
      for (const endpoint of [getBots, getMyQrs, getNotifications]) {
        const etag = String((await one.send(endpoint)).headers['etag']);
        assert.equal((await other.send(endpoint, {}, { 'if-none-match': etag })).statusCode, 200);
      }
    });

    it('without reading rows, even after changes by another organization and to other lists', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      const code = { Name: 'Site', Type: 'Url', Url: 'https://example.com' } as const;
      const change = async (one: ApiClient) => {
        await createAgent(one);
        await one.call(saveQr, code);
        await one.call(deleteBot, { botId: await createAgent(one) });
      };
      await change(owner);
      const lists = [
        [getBots, 'agents'],
        [getMyQrs, 'qr_codes'],
        [getNotifications, 'notifications'],
      ] as const;
      for (const [endpoint, table] of lists) {
        const hasChanged = poller(owner, endpoint);
        const read = await statementsDuring(hasChanged);
        assert.equal(read.filter((sql) => sql.includes(table) && !isCount(sql)).length, 1, 'the rows are read once');
        await change(other);
        if (endpoint !== getMyQrs) await owner.call(saveQr, code);
        const unchanged = await statementsDuring(async () => assert.equal(await hasChanged(), false));
        assert.equal(unchanged.filter((sql) => sql.includes(table)).length, 1);
        assert.deepEqual(
          unchanged.filter((sql) => sql.includes(table) && !isCount(sql)),
          [],
        );
      }
    });

    it('in an agent and its documents', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const documentId = randomUUID();
      const base64Content = Buffer.from('We open at nine.').toString('base64');
      const isReady = async () => (await owner.call(getBot, { botId })).documents[0]?.status === 2;
      await changesWith(poller(owner, getBot, { botId }), [
        () => owner.call(updateBot, { id: botId, name: 'Rosa', description: 'Front desk', enabled: true }),
        async () => {
          await owner.call(uploadDocuments, { botId, documents: [{ documentId, name: 'a.txt', base64Content }] });
          await until(isReady, 'the document is read');
        },
        () => owner.call(deleteDocuments, { documentIds: [documentId] }),
      ]);
      assert.equal((await owner.send(getBot, { botId: randomUUID() }, { 'if-none-match': 'W/"x"' })).statusCode, 404);
    });

    it('in the saved QR codes', async () => {
      const owner = await test.visitor.signUp();
      const code = { Name: 'Site', Type: 'Url', Url: 'https://example.com' } as const;
      const first = async () => String((await owner.call(getMyQrs, {}))[0]?.id);
      await changesWith(poller(owner, getMyQrs), [
        () => owner.call(saveQr, code),
        async () => owner.call(saveQr, { ...code, Id: await first(), Name: 'Shop' }),
        async () => owner.call(deleteQr, { Id: await first() }),
      ]);
    });

    it('in the notifications', async () => {
      const owner = await test.visitor.signUp();
      const first = async () => String((await owner.call(getNotifications, {})).notifications[0]?.id);
      await changesWith(poller(owner, getNotifications), [
        async () => owner.call(deleteBot, { botId: await createAgent(owner) }),
        async () => owner.call(deleteBot, { botId: await createAgent(owner) }),
        () => owner.call(markAllNotificationsRead, {}),
        async () => owner.call(deleteNotification, { id: await first() }),
      ]);
    });
  });
});
