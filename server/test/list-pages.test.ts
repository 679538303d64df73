import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createBot, deleteBot } from '@frontdesk/shared/endpoints/bot';
import {
  getBotsPage,
  getMyQrsPage,
  getNotificationsPage,
  type PageEndpoint,
} from '@frontdesk/shared/endpoints/list-page';
import { markAllNotificationsRead } from '@frontdesk/shared/endpoints/notification';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { openDatabase } from '../src/database/database';
import { type ApiClient, refusalOf } from './support/api-client';
import { onEachDatabase } from './support/test-app';

interface Row {
  readonly id: string;
  readonly name?: string;
}

/** Sends only the page fields: `send` would write absent fields as empty ones. */
async function readPage(owner: ApiClient, { path }: PageEndpoint, query: Readonly<Record<string, string>>) {
  const answer = await owner.send({ ...getBotsPage, path: `${path}?${new URLSearchParams(query)}`, query: [] });
  assert.equal(answer.statusCode, 200, answer.body);
  const body = answer.json();
  const [, next] = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? '')) ?? [];
  return {
    rows: (Array.isArray(body) ? body : body.notifications) as Row[],
    total: answer.headers['x-total-count'],
    body,
    next: next ? Object.fromEntries(new URL(next, 'http://x').searchParams) : null,
  };
}

/** Creates agents, each in a separate millisecond, because their list is ordered by time. */
const createBots = async (owner: ApiClient, names: readonly string[], description = 'x') => {
  for (const name of names) {
    await owner.call(createBot, { name, description, enabled: true });
    await setTimeout(2);
  }
};
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Agent ${at}`);

describe('A list in pages', () => {
  onEachDatabase((test) => {
    it('has every row once, in the order of the whole list', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, numbered(7));
      await createBots(await test.visitor.signUp(), ['Of somebody else']);
      // Makes four of them appear to have been added at the same time.
      const { db } = await openDatabase(test.config);
      const created_at = new Date().toISOString();
      await db.updateTable('agents').set({ created_at }).where('name', 'in', numbered(6).slice(2)).execute();
      await db.destroy();
      const whole = (await owner.send(getBotsPage)).json();
      const read: Row[] = [];
      for (let query: Record<string, string> | null = { limit: '3' }; query; ) {
        const page = await readPage(owner, getBotsPage, query);
        assert.equal(page.total, '7');
        assert.ok(page.rows.length <= 3);
        read.push(...page.rows);
        query = page.next;
      }
      assert.deepEqual(read, whole);
    });

    it('continues at the right place when rows are added and deleted in between', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, numbered(6));
      const first = await readPage(owner, getBotsPage, { limit: '2' });
      assert.deepEqual(namesOf(first.rows), ['Agent 5', 'Agent 4']);
      await createBots(owner, ['New']);
      await owner.call(deleteBot, { botId: first.rows[1]?.id ?? '' });
      const second = await readPage(owner, getBotsPage, first.next ?? {});
      assert.deepEqual(namesOf(second.rows), ['Agent 3', 'Agent 2']);
    });

    it('is returned in full if there are no page fields, as in the spec and with no extra headers', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, ['Rosa']);
      for (const { path } of [getBotsPage, getMyQrsPage, getNotificationsPage]) {
        for (const query of ['', '?limit=&cursor=&search=', '?search=%20']) {
          const whole = await test.app.inject({ url: path, headers: owner.headers });
          const answer = await test.app.inject({ url: path + query, headers: owner.headers });
          assert.equal(answer.body, whole.body);
          assert.equal(answer.headers['link'] ?? answer.headers['x-total-count'], undefined);
        }
      }
    });

    it('starts with the newest rows for a caller that prefers few, and is returned in full if it has no more', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, numbered(3));
      const url = getBotsPage.path;
      const ask = (prefer: string, more = {}) =>
        test.app.inject({ url, headers: { ...owner.headers, prefer, ...more } });
      const start = await ask('return=minimal, maxpagesize=2');
      assert.deepEqual(namesOf(start.json()), ['Agent 2', 'Agent 1']);
      assert.equal(start.headers['preference-applied'], 'maxpagesize=2');
      assert.equal(start.headers['x-total-count'], '3');
      assert.match(String(start.headers['vary']), /\bprefer\b/);
      const whole = await test.app.inject({ url, headers: owner.headers });
      assert.equal(whole.json().length, 3);
      assert.match(String(whole.headers['vary']), /\bprefer\b/);
      // A browser stores both under the same address.
      assert.notEqual(start.headers['etag'], whole.headers['etag']);
      const again = await ask('maxpagesize=2', { 'if-none-match': start.headers['etag'] });
      assert.equal(again.statusCode, 304);
      const unchanged = await test.app.inject({
        url,
        headers: { ...owner.headers, 'if-none-match': whole.headers['etag'] },
      });
      assert.equal(unchanged.statusCode, 304);
      assert.equal(unchanged.headers['vary'], whole.headers['vary']);
      for (const prefer of [
        'maxpagesize=3',
        'maxpagesize="500"',
        'maxpagesize=0',
        'maxpagesize=501',
        'maxpagesize=x',
        'note; maxpagesize=2',
        'maxpagesize=501, maxpagesize=2',
      ]) {
        const answer = await ask(prefer);
        assert.deepEqual(answer.json(), whole.json(), prefer);
        assert.equal(answer.headers['preference-applied'], undefined, prefer);
        assert.equal(answer.headers['etag'], whole.headers['etag'], prefer);
      }
      const page = await test.app.inject({
        url: `${url}?limit=1`,
        headers: { ...owner.headers, prefer: 'maxpagesize=2' },
      });
      assert.equal(page.json().length, 1);
    });

    it('finds agents by name and description, ignoring case in any language', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, ['ÄRGER', 'Straße', 'Οδός ΟΔΟΣ', 'Жук', '100% [sure]? *_^$\\ {yes}', 'plain']);
      await createBots(owner, ['Described'], 'Speaks ÉLAN vital');
      const find = async (search: string) => namesOf((await readPage(owner, getBotsPage, { search })).rows);
      assert.deepEqual(await find('ärg'), ['ÄRGER']);
      assert.deepEqual(await find('STRAß'), ['Straße']);
      assert.deepEqual(await find('οδος'), ['Οδός ΟΔΟΣ']);
      assert.deepEqual(await find('жУК'), ['Жук']);
      assert.deepEqual(await find(' élan  '), ['Described']);
      for (const sign of ['%', '[', ']', '?', '*', '_', '^', '$', '\\', '{', '100% [SURE]? *_^$\\ {YES}']) {
        assert.deepEqual(await find(sign), ['100% [sure]? *_^$\\ {yes}'], sign);
      }
      assert.deepEqual(await find('nowhere'), []);
      assert.equal((await readPage(owner, getBotsPage, { search: 'A', limit: '1' })).total, undefined);
    });

    it('keeps the search on the following pages', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, ['Desk & bar 1', 'Other', 'desk & bar 2']);
      const first = await readPage(owner, getBotsPage, { search: 'DESK & BAR', limit: '1' });
      assert.deepEqual(namesOf(first.rows), ['desk & bar 2']);
      const second = await readPage(owner, getBotsPage, first.next ?? {});
      assert.deepEqual([namesOf(second.rows), second.next], [['Desk & bar 1'], null]);
    });

    it('finds saved codes by their content, not by its stored form', async () => {
      const owner = await test.visitor.signUp();
      await owner.call(saveQr, { Name: 'Shop', Type: 'Url', Url: 'https://example.com/Straße' });
      await owner.call(saveQr, { Name: 'Ask', Type: 'Whatsapp', number: '+33123456789', message: 'Say "hello"' });
      await owner.call(saveQr, { Name: 'Lines', Type: 'Text', text: 'Hello\nRosa' });
      const find = async (search: string) => namesOf((await readPage(owner, getMyQrsPage, { search })).rows);
      assert.deepEqual(await find('EXAMPLE.com/strasse'), []);
      assert.deepEqual(await find('example.COM/straße'), ['Shop']);
      assert.deepEqual(await find('say "HELLO"'), ['Ask']);
      assert.deepEqual(await find('whatsapp'), ['Ask']);
      for (const key of ['message', 'Id', 'Name']) assert.deepEqual(await find(key), [], key);
      assert.deepEqual(await find('o\nrosa'), ['Lines']);
      const [code] = (await readPage(owner, getMyQrsPage, { search: 'shop' })).rows;
      assert.deepEqual(Object.keys(code ?? {}), ['id', 'name', 'type', 'payload']);
      assert.deepEqual(await find(code?.id.slice(0, 8) ?? ''), []);
    });

    it('contains notifications in the format of the spec, with the total number of unread ones', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, ['One', 'Two', 'Three']);
      for (const { id } of (await readPage(owner, getBotsPage, { limit: '3' })).rows) {
        await owner.call(deleteBot, { botId: id });
      }
      const { body, total, next } = await readPage(owner, getNotificationsPage, { limit: '2' });
      const whole = (await owner.send(getNotificationsPage)).json();
      assert.deepEqual(body, { count: 3, notifications: whole.notifications.slice(0, 2) });
      assert.deepEqual([total, (await readPage(owner, getNotificationsPage, next ?? {})).rows.length], ['3', 1]);
      assert.equal((await readPage(owner, getNotificationsPage, { search: 'TWO' })).rows.length, 1);
      await owner.call(markAllNotificationsRead, {});
      assert.equal((await readPage(owner, getNotificationsPage, { limit: '1' })).body.count, 0);
    });

    it('gets 304 until the list changes', async () => {
      const owner = await test.visitor.signUp();
      await createBots(owner, ['One', 'Two']);
      const url = `${getBotsPage.path}?limit=1&search=o`;
      const poll = async (etag: string) =>
        test.app.inject({ url, headers: { ...owner.headers, ...(etag && { 'if-none-match': etag }) } });
      const etag = String((await poll('')).headers['etag']);
      assert.equal((await poll(etag)).statusCode, 304);
      await createBots(owner, ['Three']);
      assert.equal((await poll(etag)).statusCode, 200);
    });

    it('refuses invalid fields with an explanation', async () => {
      const owner = await test.visitor.signUp();
      const problems: Record<string, RegExp> = {
        'limit=0': /^Limit must be a whole number from 1 to 500\.$/,
        'limit=501': /^Limit must be/,
        'limit=-1': /^Limit must be/,
        'limit=1.5': /^Limit must be/,
        'limit=1e2': /^Limit must be/,
        'limit=ten': /^Limit must be/,
        'limit=1&limit=2': /^Limit must be/,
        'cursor=nonsense': /^The cursor is not valid: use the address in the link header, or omit cursor\.$/,
        'cursor=a&cursor=b': /^The cursor is not valid/,
        [`cursor=${'x'.repeat(301)}`]: /^The cursor is not valid/,
        [`cursor=${Buffer.from("2026-01-01T00:00:00.000Z ' or 1=1").toString('base64url')}`]:
          /^The cursor is not valid/,
        'search=a&search=b': /^Search must be a single text of at most 200 characters\.$/,
        [`search=${'x'.repeat(201)}`]: /^Search must be/,
        'search=%00': /NUL/,
      };
      for (const { path } of [getBotsPage, getMyQrsPage, getNotificationsPage]) {
        for (const [query, problem] of Object.entries(problems)) {
          const answer = await test.app.inject({ url: `${path}?${query}`, headers: owner.headers });
          assert.match(refusalOf(400, answer), problem, query);
        }
        for (const search of [
          '\ud800',
          '(((((((((',
          '[[[[[',
          '\\',
          "'; drop table agents; --",
          '*'.repeat(200),
          '𝔘💥',
        ]) {
          const url = `${path}?search=${encodeURIComponent(Buffer.from(search).toString())}`;
          assert.equal((await test.app.inject({ url, headers: owner.headers })).statusCode, 200, search);
        }
      }
      assert.equal((await test.app.inject(`${getBotsPage.path}?limit=0`)).statusCode, 401);
    });
  });
});
