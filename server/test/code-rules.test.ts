import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import { getLinkRules, previewLinkRules, setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import * as links from '@frontdesk/shared/endpoints/short-link';
import { buildApp } from '../src/app';
import { createAgent } from './support/agents';
import type { ApiClient } from './support/api-client';
import { BROWSERS, type ScanOptions, scan } from './support/scans';
import { ServerProcess } from './support/server-process';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const MENU = 'https://example.com/menu';
const OTHER = 'https://example.com/other';
const NEVER_OPEN = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const ALL_DAY = [{ opens: '00:00', closes: '24:00' }];
const ALWAYS_OPEN = {
  mon: ALL_DAY,
  tue: ALL_DAY,
  wed: ALL_DAY,
  thu: ALL_DAY,
  fri: ALL_DAY,
  sat: ALL_DAY,
  sun: ALL_DAY,
};

const makeLink = (owner: ApiClient) => owner.call(links.createShortLink, { Type: 'Url', Url: MENU });
const to = async (test: TestApp, slug: string, options: ScanOptions = {}) =>
  (await scan(test.app, slug, options)).headers.location;
const accept = (language: string) => ({ headers: { 'accept-language': language } });

const open = (test: TestApp, slug: string, password: string, from = '203.0.113.7') =>
  test.app.inject({
    method: 'POST',
    url: `/r/${slug}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': BROWSERS.phone },
    payload: new URLSearchParams({ password }).toString(),
  });

describe('The rules of a code', () => {
  onOneDatabase('postgres', (test) => {
    it('decide by language and device, in order; if none applies, the code leads to its content', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, {
        id,
        rules: [
          { when: { language: 'DE', device: 'ios' }, destination: 'https://example.com/de-ios' },
          { when: { language: 'de' }, destination: 'https://example.com/de' },
          { when: { device: 'computer' }, destination: 'https://example.com/computer' },
        ],
      });
      assert.equal(await to(test, slug, accept('de-AT,de;q=0.9')), 'https://example.com/de-ios');
      assert.equal(await to(test, slug, { by: 'computer', ...accept('de') }), 'https://example.com/de');
      assert.equal(await to(test, slug, { by: 'computer', ...accept('en,de') }), 'https://example.com/computer');
      assert.equal(await to(test, slug, accept('en')), MENU);
      assert.equal(await to(test, slug), MENU);
      await until(
        async () => (await owner.call(getLinkRules, { id })).otherwiseScans === 2,
        'scans without a rule are counted',
      );
      const { rules } = await owner.call(getLinkRules, { id });
      assert.deepEqual(
        rules.map(({ scans }) => scans),
        [1, 1, 1],
      );
    });

    it("use an agent's opening hours, whose changes apply immediately", async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      const rules = [{ when: { closed: true as const }, destination: OTHER }];
      assert.match(await owner.refused(400, setLinkRules, { id, rules }), /No agent has opening hours/);
      const botId = await createAgent(owner, 'Rosa');
      const save = (week: typeof ALWAYS_OPEN | typeof NEVER_OPEN) =>
        owner.call(setOpeningHours, { botId, timeZone: 'UTC', tables: [{ name: '', week, exceptions: [] }] });
      await save(NEVER_OPEN);
      await owner.call(setLinkRules, { id, rules });
      assert.equal(await to(test, slug), OTHER);
      await save(ALWAYS_OPEN);
      assert.equal(await to(test, slug), MENU);
      await save(NEVER_OPEN);
      assert.equal(await to(test, slug), OTHER);
      await owner.call(deleteBot, { botId });
      // Links other than this one are read again within 30 seconds.
      await test.restart();
      assert.equal(await to(test, slug), MENU, 'a house without hours is never closed');
    });

    it('give each visitor the same variant all day, and each variant its share', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, { id, rules: [{ when: { share: 30 }, destination: OTHER }] });
      const seen = new Map<string, string>();
      for (let visitor = 0; visitor < 400; visitor++) {
        const from = `198.51.${visitor >> 8}.${visitor & 255}`;
        seen.set(from, (await to(test, slug, { from })) ?? '');
      }
      for (const [from, place] of [...seen].slice(0, 40)) assert.equal(await to(test, slug, { from }), place);
      const others = [...seen.values()].filter((place) => place === OTHER).length;
      // 30 % of 400, with four standard deviations on either side.
      assert.ok(others > 83 && others < 157, String(others));
    });

    it('report which rule has which problem, and are then not stored', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug, url } = await makeLink(owner);
      const refused = (when: object, destination: string) =>
        owner.refused(400, setLinkRules, { id, rules: [{ when, destination }] } as never);
      assert.match(await refused({ device: 'ios' }, 'javascript:alert(1)'), /^Rule 1: /);
      assert.match(await refused({ device: 'ios' }, 'http://127.0.0.1/x'), /^Rule 1: .*private network/);
      assert.match(await refused({ device: 'ios' }, url), /^Rule 1: .*short link of this server/);
      assert.equal(await refused({}, OTHER), 'A rule needs a condition.');
      assert.equal(
        await refused({ from: '09:00', to: '09:00' }, OTHER),
        'A rule must not begin and end at the same time.',
      );
      assert.match(await refused({ from: '9' }, OTHER), /like 09:00/);
      assert.match(await refused({ days: ['monday'] }, OTHER), /mon, tue/);
      assert.match(await refused({ days: [] }, OTHER), /at least one day/);
      assert.match(await refused({ share: 100 }, OTHER), /at most 99/);
      assert.match(await refused({ timeZone: 'Mars/Crater', from: '09:00' }, OTHER), /time zone/);
      assert.match(await refused({ language: 'german!' }, OTHER), /de or pt-br/);
      assert.equal(await refused({ device: 'ios' }, ' '), 'A rule needs a web address.');
      const many = Array.from({ length: 21 }, () => ({ when: { device: 'ios' as const }, destination: OTHER }));
      assert.equal(await owner.refused(400, setLinkRules, { id, rules: many }), 'At most 20 rules.');
      assert.deepEqual((await owner.call(getLinkRules, { id })).rules, []);
      assert.equal(await to(test, slug), MENU);
    });

    it('are listed as changes, and are restored by "undo"', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      const rules = [{ when: { device: 'ios' as const }, destination: OTHER }];
      await owner.call(setLinkRules, { id, rules });
      await owner.call(setLinkRules, { id, rules: [] });
      assert.equal(await to(test, slug), MENU);
      const [last] = await owner.call(links.getShortLinkChanges, { qrId: id });
      await owner.call(links.undoShortLinkChange, { changeId: last?.id ?? '' });
      assert.equal(await to(test, slug), OTHER);
    });

    it('use the same opening hours again after an older change is undone', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      const botId = await createAgent(owner, 'Rosa');
      const tables = [{ name: '', week: NEVER_OPEN, exceptions: [] }];
      await owner.call(setOpeningHours, { botId, timeZone: 'UTC', tables });
      const closed = (destination: string) => [{ when: { closed: true as const }, destination }];
      // The second change uses the same agent, and the third removes it.
      for (const rules of [closed(OTHER), closed('https://example.com/third'), []])
        await owner.call(setLinkRules, { id, rules });
      assert.equal(await to(test, slug), MENU);
      const [, second] = await owner.call(links.getShortLinkChanges, { qrId: id });
      await owner.call(links.undoShortLinkChange, { changeId: second?.id ?? '' });
      assert.equal(await to(test, slug), OTHER);
    });

    it('show what happens at a given time, and which rules are never reached', async () => {
      const owner = await test.visitor.signUp();
      const { id } = await makeLink(owner);
      const rules = [
        { when: { days: ['mon' as const], from: '07:00', to: '10:30', timeZone: 'Europe/Berlin' }, destination: OTHER },
        { when: { share: 50 }, destination: 'https://example.com/b' },
        { when: { share: 50, device: 'ios' as const }, destination: 'https://example.com/c' },
      ];
      const at = (moment: string, device: 'ios' | null = null) =>
        owner.call(previewLinkRules, { id, rules, at: moment, language: 'de', device });
      // A Monday in summer: 7:00 in Berlin is 5:00 in UTC.
      assert.deepEqual((await at('2026-07-06T05:00:00Z')).outcomes, [{ rule: 0, destination: OTHER, percent: 100 }]);
      assert.deepEqual((await at('2026-07-06T08:30:00Z', 'ios')).outcomes, [
        { rule: 1, destination: 'https://example.com/b', percent: 50 },
        { rule: 2, destination: 'https://example.com/c', percent: 25 },
        { rule: null, destination: MENU, percent: 25 },
      ]);
      const twice = [{ when: { device: 'ios' as const }, destination: OTHER }, ...rules.slice(2)];
      const { neverReached } = await owner.call(previewLinkRules, { id, rules: twice, at: '2026-07-06T08:30:00Z' });
      assert.deepEqual(neverReached, [1]);
      assert.match(await owner.refused(400, previewLinkRules, { id, rules, at: 'now' }), /date and time/);
    });

    it("also apply to a chat's page, which has no password", async () => {
      const owner = await test.visitor.signUp();
      const agentId = await createAgent(owner, 'Rosa');
      const chat = { Type: 'Chat' as const, agentId, place: 'Table 12', facts: [], starters: [] };
      const { id, slug } = await owner.call(links.createShortLink, chat);
      await owner.call(setLinkRules, { id, rules: [{ when: { device: 'computer' }, destination: OTHER }] });
      const page = async (by: 'phone' | 'computer') =>
        test.app.inject({ url: `/c/${slug}`, headers: { 'user-agent': BROWSERS[by] } });
      assert.equal((await page('computer')).headers.location, OTHER);
      assert.equal((await page('phone')).statusCode, 200);
      assert.match(await owner.refused(400, setLinkRules, { id, rules: [], password: 'x' }), /cannot have a password/);
    });

    it('are hidden from other organizations', async () => {
      const owner = await test.visitor.signUp();
      const { id } = await makeLink(owner);
      const stranger = await test.visitor.signUp();
      await stranger.refused(404, setLinkRules, { id, rules: [] });
      await stranger.refused(404, getLinkRules, { id });
      await stranger.refused(404, previewLinkRules, { id, rules: [], at: '2026-07-06T08:30:00Z' });
    });

    it('a limit lets exactly that many scans through, and then ends the code until it is raised', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, { id, rules: [], endsAfter: 3 });
      // Previews and bots follow the link, but do not count against the limit.
      assert.equal(await to(test, slug, { by: 'bot' }), MENU);
      assert.equal(await to(test, slug, { method: 'HEAD' }), MENU);
      const answers = await Promise.all(Array.from({ length: 10 }, () => scan(test.app, slug)));
      assert.equal(answers.filter(({ statusCode }) => statusCode === 302).length, 3);
      assert.equal(answers.filter(({ statusCode }) => statusCode === 410).length, 7);
      assert.equal((await scan(test.app, slug, { by: 'bot' })).statusCode, 410);
      await owner.call(setLinkRules, { id, rules: [], endsAfter: 4 });
      assert.equal(await to(test, slug), MENU);
      assert.equal((await scan(test.app, slug)).statusCode, 410);
      const { endsAfter, counted } = await owner.call(getLinkRules, { id });
      assert.deepEqual([endsAfter, counted], [4, 4]);
      const read = async () => ({
        states: (await owner.call(links.getShortLinks, {})).map(({ state }) => state),
        dead: (await owner.call(getAttention, {})).codes.map(({ qrId, reason, at }) => [qrId, reason, at]),
      });
      assert.deepEqual(await read(), { states: ['ended'], dead: [[id, 'ended', null]] });
      await owner.call(setLinkRules, { id, rules: [], endsAfter: null });
      assert.deepEqual(await read(), { states: ['active'], dead: [] });
      assert.equal(await to(test, slug), MENU);
      assert.match(await owner.refused(400, setLinkRules, { id, rules: [], endsAfter: 0 }), /at least 1/);
    });

    it('a password is asked for on a page without scripts, and can be tried ten times', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, { id, rules: [], password: 'sesame & more' });
      assert.equal((await owner.call(getLinkRules, { id })).hasPassword, true);
      const asked = await scan(test.app, slug);
      assert.equal(asked.statusCode, 200);
      assert.match(asked.body, /<h1>This code needs a password\.<\/h1>/);
      assert.doesNotMatch(asked.body, /<script|example\.com/);
      assert.match(String(asked.headers['content-security-policy']), /default-src 'none'/);
      const wrong = await open(test, slug, 'sesame');
      assert.equal(wrong.statusCode, 403);
      assert.match(wrong.body, /This password is not right/);
      const right = await open(test, slug, 'sesame & more');
      assert.deepEqual([right.statusCode, right.headers.location], [303, MENU]);
      for (let tries = 1; tries < 10; tries++) assert.equal((await open(test, slug, `${tries}`)).statusCode, 403);
      const late = await open(test, slug, 'sesame & more');
      assert.equal(late.statusCode, 429);
      assert.match(late.body, /Too many tries/);
      // Another visitor can still open it.
      assert.equal((await open(test, slug, 'sesame & more', '203.0.113.9')).statusCode, 303);
      // Fields that the call omits remain unchanged.
      await owner.call(setLinkRules, { id, rules: [] });
      assert.equal((await scan(test.app, slug)).statusCode, 200);
      await owner.call(setLinkRules, { id, rules: [], password: '' });
      assert.equal(await to(test, slug), MENU);
      assert.equal((await open(test, 'unknown9', 'x')).statusCode, 404);
    });

    it('a password that was set, changed or removed is listed as a change, without the password', async () => {
      const owner = await test.visitor.signUp();
      const { id } = await makeLink(owner);
      for (const password of ['sesame', 'sesame2', '', '']) await owner.call(setLinkRules, { id, rules: [], password });
      const changes = await owner.call(links.getShortLinkChanges, { qrId: id });
      const state = (hasPassword: boolean) => ({ Type: 'Settings', hasPassword });
      assert.deepEqual(
        changes.map(({ before, after }) => [before, after]),
        [
          [state(true), state(false)],
          [state(true), state(true)],
          [state(false), state(true)],
        ],
      );
      const changeId = changes[0]?.id ?? '';
      assert.match(await owner.refused(400, links.undoShortLinkChange, { changeId }), /earlier password is not stored/);
      assert.equal((await owner.call(getLinkRules, { id })).hasPassword, false);
    });

    it('a code that has ended shows this instead of asking for its password', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, { id, rules: [], password: 'x', endsAfter: 1 });
      const statusOf = async () => (await scan(test.app, slug)).statusCode;
      assert.deepEqual([await statusOf(), (await open(test, slug, 'x')).statusCode], [200, 303]);
      const used = await scan(test.app, slug);
      assert.deepEqual([used.statusCode, used.body.includes('This code has ended.')], [410, true]);
      assert.deepEqual(
        [(await open(test, slug, 'x')).statusCode, (await open(test, slug, 'y')).statusCode],
        [410, 410],
      );
      await owner.call(setLinkRules, { id, rules: [], endsAfter: null });
      assert.equal(await statusOf(), 200);
      await owner.call(links.updateShortLink, { qrId: id, endsAt: '2026-01-01T00:00:00Z' });
      assert.deepEqual([await statusOf(), (await open(test, slug, 'y')).statusCode], [410, 410]);
    });

    it('a malformed form is refused and does no harm', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await owner.call(setLinkRules, { id, rules: [], password: 'x' });
      const send = (type: string, payload: string) =>
        test.app.inject({ method: 'POST', url: `/r/${slug}`, headers: { 'content-type': type }, payload });
      for (const [type, payload] of [
        ['application/json', '{"password":"x"}'],
        ['application/x-www-form-urlencoded', 'password='.repeat(10)],
        ['application/x-www-form-urlencoded', `password=${'x'.repeat(5_000)}`],
        ['application/x-www-form-urlencoded', '%%%&&&===\u0000'],
        ['text/plain', 'x'],
      ] as const) {
        const { statusCode, headers } = await send(type, payload);
        assert.ok(statusCode < 500 && headers.location === undefined, `${type}: ${statusCode}`);
      }
    });
  });
});

describe('A scan limit', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('is exact when two instances get 1,000 scans at the same time', async (context) => {
    const other = await buildApp(test.config);
    context.after(() => other.close());
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    await owner.call(setLinkRules, { id, rules: [], endsAfter: 100 });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) =>
        scan(at % 2 === 0 ? test.app : other, slug, { from: `10.0.0.${at % 250}` }),
      ),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    assert.deepEqual([count(302), count(410)], [100, 900]);
    assert.equal((await owner.call(getLinkRules, { id })).counted, 100);
  });

  it('lets no extra scan through when an instance is killed while it is counting', async () => {
    const other = await ServerProcess.start({
      DATABASE_URL: test.config.databaseUrl ?? '',
      DATA_DIR: test.config.dataDir,
    });
    await other.until('Frontdesk is ready');
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    await owner.call(setLinkRules, { id, rules: [], endsAfter: 100 });
    const there = async () => {
      const headers = { 'user-agent': BROWSERS.phone };
      const { status } = await fetch(`${other.url}/r/${slug}`, { redirect: 'manual', headers });
      return status;
    };
    assert.equal(await there(), 302);
    const scans = Array.from({ length: 30 }, () => there().catch(() => null));
    const own = Array.from({ length: 30 }, () => scan(test.app, slug));
    await Promise.race(scans);
    await other.end('SIGKILL');
    const statuses = [
      302,
      ...(await Promise.all(scans)),
      ...(await Promise.all(own)).map((answer) => answer.statusCode),
    ];
    for (let count = 0; count < 100; count++) statuses.push((await scan(test.app, slug)).statusCode);
    const passed = statuses.filter((status) => status === 302).length;
    // Scans that were counted but not answered before the instance was killed are lost.
    assert.ok(passed <= 100 && passed >= 70, `${passed} scans passed`);
    assert.equal((await owner.call(getLinkRules, { id })).counted, 100);
    assert.equal(statuses.at(-1), 410);
  });
});

describe('Rules on two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('also apply on the other instance, with the opening hours that they use', async (context) => {
    const other = await buildApp(test.config);
    context.after(() => other.close());
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    const there = async () => (await scan(other, slug)).headers.location;
    assert.equal(await there(), MENU);
    await owner.call(setLinkRules, { id, rules: [{ when: { device: 'ios' }, destination: OTHER }] });
    await until(async () => (await there()) === OTHER, 'the rule applies there');
    const botId = await createAgent(owner, 'Rosa');
    const save = (week: typeof ALWAYS_OPEN | typeof NEVER_OPEN) =>
      owner.call(setOpeningHours, { botId, timeZone: 'UTC', tables: [{ name: '', week, exceptions: [] }] });
    await save(ALWAYS_OPEN);
    await owner.call(setLinkRules, { id, rules: [{ when: { closed: true, agentId: botId }, destination: OTHER }] });
    await until(async () => (await there()) === MENU, 'the house is open there');
    await save(NEVER_OPEN);
    await until(async () => (await there()) === OTHER, 'the house is closed there');
    await owner.call(setLinkRules, { id, rules: [], password: 'sesame' });
    await until(async () => (await there()) === undefined, 'the password is asked for there');
  });
});
