import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { deleteAccount } from '@frontdesk/shared/endpoints/account';
import { deleteQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import * as endpoints from '@frontdesk/shared/endpoints/short-link';
import { buildApp } from '../src/app';
import { type ApiClient, PASSWORD } from './support/api-client';
import { withDatabase } from './support/desk';
import { listen } from './support/hub-client';
import { addMember } from './support/people';
import { scan } from './support/scans';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const MENU = 'https://example.com/menu';
/** The fields of a code whose destination can be reached. */
const untouched = { unreachable: null, fallback: '' };
const HOUR_MS = 3_600_000;
const event = {
  subject: 'Opening; party',
  description: 'First line\nsecond line',
  location: 'Main Street 1, Town',
  startTime: '2027-05-01T18:00',
  endTime: '2027-05-01T20:00',
};

const makeLink = (owner: ApiClient, more: Record<string, unknown> = {}) =>
  owner.call(endpoints.createShortLink, { Type: 'Url', Url: MENU, ...more });
const linkOf = async (owner: ApiClient, id: string) =>
  (await owner.call(endpoints.getShortLinks, {})).find(({ qrId }) => qrId === id);

async function leadsTo(test: TestApp, slug: string, location: string): Promise<void> {
  const { statusCode, headers } = await scan(test.app, slug);
  assert.deepEqual([statusCode, headers.location], [302, location]);
}

async function leadsNowhere(test: TestApp, slug: string, status: number, title: string): Promise<void> {
  const { statusCode, headers, body } = await scan(test.app, slug);
  assert.equal(statusCode, status, body);
  assert.match(String(headers['content-type']), /^text\/html/);
  assert.ok(body.includes(`<h1>${title}</h1>`), body);
}

describe('A short link', () => {
  onOneDatabase('postgres', (test) => {
    it('is created with a saved code, whose payload remains as in the spec', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug, url } = await makeLink(owner);
      assert.match(slug, /^[2-9bcdfghjkmnp-tvwxz]{7}$/);
      assert.equal(url, `http://localhost/r/${slug}`);
      const [code] = await owner.call(getMyQrs, {});
      assert.deepEqual([code?.id, code?.name, code?.type], [id, 'example.com', 'Url']);
      assert.deepEqual(JSON.parse(code?.payload ?? ''), { Url: MENU, Name: 'example.com', Type: 'Url', Id: id });
      assert.deepEqual(await owner.call(endpoints.getShortLinks, {}), [
        {
          qrId: id,
          slug,
          url,
          state: 'active',
          startsAt: null,
          endsAt: null,
          afterEndUrl: null,
          visits: 0,
          ...untouched,
        },
      ]);
      const named = await makeLink(owner, {
        Name: 'Flyer',
        Type: 'Whatsapp',
        number: '+49 151 2345678',
        message: 'Hi',
      });
      assert.equal((await owner.call(getMyQrs, {})).find((one) => one.id === named.id)?.name, 'Flyer');
    });

    it('is created once when the same call is repeated, even at the same time', async () => {
      const owner = await test.visitor.signUp();
      const Id = randomUUID();
      const first = await makeLink(owner, { Id });
      assert.equal(first.id, Id);
      const repeated = await Promise.all([1, 2, 3].map(() => makeLink(owner, { Id: Id.toUpperCase() })));
      for (const again of repeated) assert.deepEqual(again, first);
      const twin = randomUUID();
      const [one, two] = await Promise.all([makeLink(owner, { Id: twin }), makeLink(owner, { Id: twin })]);
      assert.deepEqual(one, two);
      assert.equal((await owner.call(getMyQrs, {})).length, 2);
      const broken = { Type: 'Url', Url: MENU, Id: 'x' };
      assert.equal(await owner.refused(400, endpoints.createShortLink, broken), 'The id must be a UUID.');
    });

    it('is updated when its call is repeated with another name, word or content after a lost response', async () => {
      const owner = await test.visitor.signUp();
      const Id = randomUUID();
      const word = (end: string) => `${test.engine === 'sqlite' ? 'fitch' : 'hatch'}-${end}`;
      const first = await makeLink(owner, { Id, Name: 'Flier', Slug: word('mebu') });
      const again = await makeLink(owner, { Id, Name: 'Flyer', Slug: word('menu') });
      assert.deepEqual([again.id, again.name, again.slug], [Id, 'Flyer', word('menu')]);
      await leadsNowhere(test, first.slug, 404, 'This code was deleted.');
      const Url = 'https://example.com/corrected';
      const third = await makeLink(owner, { Id, Name: 'Flyer', Url });
      assert.deepEqual(third, again);
      const [code, ...others] = await owner.call(getMyQrs, {});
      assert.deepEqual([code?.id, code?.name, others], [Id, 'Flyer', []]);
      assert.deepEqual(JSON.parse(code?.payload ?? ''), { Url, Name: 'Flyer', Type: 'Url', Id });
      const taken = await makeLink(await test.visitor.signUp(), { Slug: word('page') });
      const wish = { Type: 'Url', Url: MENU, Id, Name: 'Lost', Slug: taken.slug };
      assert.match(await owner.refused(409, endpoints.createShortLink, wish), /This word is taken/);
      assert.equal((await owner.call(getMyQrs, {}))[0]?.name, 'Flyer');
      // Once the code has been scanned, its word no longer changes.
      await leadsTo(test, again.slug, Url);
      await until(async () => (await linkOf(owner, Id))?.visits === 1, 'the scan is counted');
      const late = { Type: 'Url', Url, Id, Slug: word('after') };
      assert.equal(await owner.refused(409, endpoints.createShortLink, late), 'This code already has a short link.');
    });

    it('cannot be reached with the id of another code', async () => {
      const owner = await test.visitor.signUp();
      const { id: Id, slug } = await makeLink(owner, { Name: 'Flyer' });
      const stranger = await test.visitor.signUp();
      const wish = { Type: 'Url', Url: 'https://evil.example/', Id, Slug: 'bait-and-fetch' };
      const sentence = 'Another code has this id.';
      assert.equal(await stranger.refused(409, endpoints.createShortLink, wish), sentence);
      assert.deepEqual(await stranger.call(getMyQrs, {}), []);
      assert.equal((await owner.call(getMyQrs, {}))[0]?.name, 'Flyer');
      await leadsTo(test, slug, MENU);
      // The id of another code of the owner's, without a short link, does not work either.
      await owner.call(saveQr, { Name: 'Static', Type: 'Url', Url: MENU });
      const fixed = (await owner.call(getMyQrs, {})).find(({ name }) => name === 'Static');
      assert.equal(await owner.refused(409, endpoints.createShortLink, { ...wish, Id: fixed?.id }), sentence);
    });

    it('redirects to the address exactly as typed, without a cookie, a trace or a cache', async () => {
      const owner = await test.visitor.signUp();
      const { slug } = await makeLink(owner, { Url: 'HTTPS://Example.com' });
      const { statusCode, headers, body } = await scan(test.app, slug);
      assert.deepEqual([statusCode, headers.location, body], [302, 'HTTPS://Example.com', '']);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['set-cookie'], undefined);
      await leadsTo(test, slug.toUpperCase(), 'HTTPS://Example.com');
      const { slug: foreign } = await makeLink(owner, { Url: 'https://例え.jp/ä?q=✓' });
      await leadsTo(test, foreign, 'https://xn--r8jz45g.jp/%C3%A4?q=%E2%9C%93');
    });

    it('responds over the network as it does through the routes, even in capitals', async () => {
      const owner = await test.visitor.signUp();
      const { slug } = await makeLink(owner);
      const { url } = await listen(test.app);
      for (const address of [`/r/${slug}`, `/R/${slug.toUpperCase()}?utm=x`]) {
        const answer = await fetch(url + address, { redirect: 'manual' });
        assert.deepEqual([answer.status, answer.headers.get('location')], [302, MENU]);
        assert.equal(answer.headers.get('set-cookie'), null);
        assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
      }
      for (const address of ['/r/', '/r/nothing', '/r/none/such', `/r/${slug}/x`, '/r/%00', '/r/$&']) {
        const answer = await fetch(url + address, { redirect: 'manual' });
        assert.equal(answer.status, 404, address);
        assert.match(await answer.text(), /<h1>This code is unknown\.<\/h1>/);
        assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
        assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
      }
      assert.equal((await fetch(`${url}/r/${slug}`, { method: 'POST' })).status, 404);
    });

    it('opens a chat, and downloads an event as a calendar file', async () => {
      const owner = await test.visitor.signUp();
      const chat = await makeLink(owner, { Type: 'Whatsapp', number: '+49 151 2345678', message: 'Hi & bye' });
      await leadsTo(test, chat.slug, 'https://wa.me/491512345678?text=Hi%20%26%20bye');
      const party = await makeLink(owner, { Type: 'CalendarEvent', ...event });
      const { statusCode, headers, body } = await scan(test.app, party.slug);
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
      assert.equal(headers['content-disposition'], 'attachment; filename="event.ics"');
      assert.equal(headers['cache-control'], 'no-store');
      const uid = `UID:${party.slug}@frontdesk`;
      assert.ok(body.includes(`BEGIN:VEVENT\r\n${uid}\r\nDTSTAMP:`) && body.endsWith('END:VCALENDAR\r\n'), body);
      const head = await scan(test.app, party.slug, { method: 'HEAD' });
      assert.deepEqual([head.headers['content-length'], head.body], [headers['content-length'], '']);
    });

    it('downloads a contact, opens a map, and shows everything else on a page', async () => {
      const owner = await test.visitor.signUp();
      const contact = await makeLink(owner, { Type: 'Contact', firstName: 'Zoë', company: 'A, B' });
      const file = await scan(test.app, contact.slug);
      assert.equal(file.headers['content-type'], 'text/vcard; charset=utf-8');
      assert.equal(file.headers['content-disposition'], 'attachment; filename="contact.vcf"');
      assert.equal(file.body, 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Zoë;;;\r\nFN:Zoë\r\nORG:A\\, B\r\nEND:VCARD\r\n');
      const place = await makeLink(owner, { Type: 'Place', latitude: '52.5', longitude: '13.4' });
      await leadsTo(test, place.slug, 'https://www.google.com/maps/search/?api=1&query=52.5,13.4');

      const number = '+49 151 2345678';
      for (const [content, ...shown] of [
        [
          { Type: 'Text', text: 'One <b>\nTwo & "three"' },
          '<p class="text">One &lt;b&gt;\nTwo &amp; &quot;three&quot;</p>',
        ],
        [
          { Type: 'Email', email: 'a@example.com', subject: 'A & B', message: 'Müller' },
          '<a href="mailto:a@example.com?subject=A%20%26%20B&amp;body=M%C3%BCller">Write an email</a>',
        ],
        [{ Type: 'Phone', number }, '<h1>+491512345678</h1>', '<a href="tel:+491512345678">Call</a>'],
        [{ Type: 'Sms', number, message: 'Hi 👍' }, '<a href="sms:+491512345678?body=Hi%20%F0%9F%91%8D">Write a text'],
      ] as const) {
        const { slug } = await makeLink(owner, content);
        const { statusCode, headers, body } = await scan(test.app, slug);
        assert.equal(statusCode, 200);
        assert.equal(headers['content-type'], 'text/html; charset=utf-8');
        assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/);
        assert.equal(headers['cache-control'], 'no-store');
        for (const part of shown) assert.ok(body.includes(part), body);
        assert.ok(!/<script|<b>/.test(body), body);
      }
      const names = (await owner.call(getMyQrs, {})).map(({ name }) => name).sort();
      assert.deepEqual(names, [
        '+491512345678',
        '52.5, 13.4',
        'One <b> Two & "three"',
        'SMS +491512345678',
        'Zoë',
        'a@example.com',
      ]);
    });

    it('cannot be for a Wi-Fi network, either at creation or later', async () => {
      const owner = await test.visitor.signUp();
      const wifi = { Type: 'Wifi', networkName: 'Cafe', password: 'espresso!' } as const;
      const sentence = 'A Wi-Fi code works without the internet, so it cannot be a short link.';
      assert.equal(await owner.refused(400, endpoints.createShortLink, wifi), sentence);
      const { id, slug } = await makeLink(owner);
      assert.equal(await owner.refused(400, saveQr, { Id: id, Name: 'Guests', ...wifi }), sentence);
      await leadsTo(test, slug, MENU);
      await owner.call(saveQr, { Name: 'Guests', ...wifi });
      const saved = (await owner.call(getMyQrs, {})).find(({ type }) => type === 'Wifi');
      assert.equal(await owner.refused(400, endpoints.changeToShortLink, { qrId: saved?.id }), sentence);
    });

    it('leads elsewhere when the code or its kind changes; each change is stored and can be undone', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner, { Name: 'Flyer' });
      await leadsTo(test, slug, MENU);
      const save = (more: Record<string, unknown>) =>
        owner.call(saveQr, { Id: id, Name: 'Flyer', Type: 'Url', ...more } as never);
      await save({ Url: 'https://example.org/' });
      await leadsTo(test, slug, 'https://example.org/');
      const colleague = await addMember(test, owner);
      const message = { Type: 'Whatsapp', number: '+49 151 2345678', message: 'Hi' } as const;
      await colleague.call(saveQr, { Id: id, Name: 'Flyer', ...message });
      await leadsTo(test, slug, 'https://wa.me/491512345678?text=Hi');
      await save({ Name: 'Only the name', ...message });

      const changes = await owner.call(endpoints.getShortLinkChanges, { qrId: id });
      const other = { Type: 'Url', Url: 'https://example.org/' };
      assert.deepEqual(
        changes.map(({ person, before, after }) => [person, before, after]),
        [
          ['Grace Member', other, message],
          ['Ada Owner', { Type: 'Url', Url: MENU }, other],
        ],
      );
      assert.ok(Date.now() - Date.parse(changes[0]?.at ?? '') < 60_000);

      const [newest = '', older = ''] = changes.map((change) => change.id);
      assert.match(
        await owner.refused(409, endpoints.undoShortLinkChange, { changeId: older, seenId: older }),
        /newer changes first/,
      );
      await owner.call(endpoints.undoShortLinkChange, { changeId: newest, seenId: newest });
      await leadsTo(test, slug, 'https://example.org/');
      const [undone, ...rest] = await owner.call(endpoints.getShortLinkChanges, { qrId: id });
      assert.deepEqual([undone?.person, undone?.before, undone?.after], ['Ada Owner', message, other]);
      assert.deepEqual(rest, changes);
      const [code] = await owner.call(getMyQrs, {});
      assert.deepEqual(JSON.parse(code?.payload ?? ''), { Url: other.Url, Name: 'Only the name', Type: 'Url', Id: id });

      await colleague.call(deleteAccount, { password: PASSWORD, confirmation: colleague.email });
      const people = (await owner.call(endpoints.getShortLinkChanges, { qrId: id })).map(({ person }) => person);
      assert.deepEqual(people, ['Ada Owner', null, 'Ada Owner']);
    });

    it('can be paused and resumed', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await leadsTo(test, slug, MENU);
      await owner.call(endpoints.setShortLinkPaused, { qrId: id, isPaused: true });
      await leadsNowhere(test, slug, 404, 'This code is paused.');
      assert.equal((await linkOf(owner, id))?.state, 'paused');
      await owner.call(endpoints.setShortLinkPaused, { qrId: id, isPaused: false });
      await leadsTo(test, slug, MENU);
    });

    it('stores who made each pause and change of dates, and undoes only what that changed', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      const next = 'https://example.com/next';
      const [start, end] = ['2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'];
      await owner.call(endpoints.updateShortLink, { qrId, startsAt: start, endsAt: end, afterEndUrl: next });
      await owner.call(endpoints.setShortLinkPaused, { qrId, isPaused: true });
      // This call changes nothing, so nothing is stored.
      await owner.call(endpoints.setShortLinkPaused, { qrId, isPaused: true });
      await owner.call(endpoints.updateShortLink, { qrId, endsAt: end });
      const changes = () => owner.call(endpoints.getShortLinkChanges, { qrId });
      const [paused, dated, ...rest] = await changes();
      assert.deepEqual(rest, []);
      assert.equal(dated?.person, 'Ada Owner');
      assert.deepEqual(dated?.after, { Type: 'Settings', startsAt: start, endsAt: end, afterEndUrl: next });
      assert.deepEqual(
        [paused?.before, paused?.after],
        [
          { Type: 'Settings', isPaused: false },
          { Type: 'Settings', isPaused: true },
        ],
      );
      await owner.call(endpoints.undoShortLinkChange, { changeId: dated?.id ?? '' });
      const link = await linkOf(owner, qrId);
      assert.deepEqual([link?.state, link?.startsAt, link?.endsAt, link?.afterEndUrl], ['paused', null, null, null]);
      await owner.call(endpoints.undoShortLinkChange, { changeId: paused?.id ?? '' });
      await leadsTo(test, slug, MENU);
      assert.equal((await changes()).length, 4);
    });

    it('is active from its start to its end, and leads to another address after that', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const update = (change: Record<string, string | null>) =>
        owner.call(endpoints.updateShortLink, { qrId, ...change });
      await update({ startsAt: at(HOUR_MS) });
      await leadsNowhere(test, slug, 404, 'This code is not active yet.');
      await update({ startsAt: at(-HOUR_MS), endsAt: at(HOUR_MS) });
      await leadsTo(test, slug, MENU);
      await update({ startsAt: null, endsAt: at(-1000) });
      await leadsNowhere(test, slug, 410, 'This code has ended.');
      await update({ afterEndUrl: 'https://example.com/next' });
      await leadsTo(test, slug, 'https://example.com/next');
      const link = await linkOf(owner, qrId);
      assert.deepEqual([link?.startsAt, link?.afterEndUrl], [null, 'https://example.com/next']);
      await update({ afterEndUrl: '' });
      await leadsNowhere(test, slug, 410, 'This code has ended.');
      await update({ startsAt: '2026-11-22T10:00:00+02:00', endsAt: null });
      assert.equal((await linkOf(owner, qrId))?.startsAt, '2026-11-22T08:00:00.000Z');

      const refused = (change: Record<string, unknown>) =>
        owner.refused(400, endpoints.updateShortLink, { qrId, ...change });
      assert.equal(await refused({ endsAt: '2026-11-22T08:00:00Z' }), 'The end must be later than the start.');
      assert.match(await refused({ startsAt: '2026-11-22' }), /^Start must be a date and time like/);
      assert.match(await refused({ startsAt: '2026-11-22T99:00:00Z' }), /^Start must be a date and time like/);
      assert.match(await refused({ afterEndUrl: 'http://10.0.0.1/' }), /private network/);

      for (const odd of [
        '2026-11-31T08:00:00Z',
        '2027-02-29T08:00Z',
        '9999-12-31T23:00:00-12:00',
        '0000-01-01T00:00+12:00',
      ])
        assert.match(await refused({ endsAt: odd }), /^End must be a date and time like/, odd);
      await update({ endsAt: '2028-02-29T23:30-01:00' });
      assert.equal((await linkOf(owner, qrId))?.endsAt, '2028-03-01T00:30:00.000Z');
      await update({ endsAt: '9998-12-31T23:59:00-12:00' });
      assert.equal((await linkOf(owner, qrId))?.endsAt, '9999-01-01T11:59:00.000Z');
    });

    it('keeps an end in the year 10000 that was stored earlier', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      await withDatabase(test, async ({ db }) => {
        await db
          .updateTable('short_links')
          .set({ ends_at: '+010000-01-01T11:59:00.000Z' })
          .where('slug', '=', slug)
          .execute();
      });
      await owner.call(endpoints.updateShortLink, { qrId, startsAt: '2026-11-22T08:00:00Z' });
      assert.equal((await linkOf(owner, qrId))?.startsAt, '2026-11-22T08:00:00.000Z');
    });

    it('changes at its start time, even when it is cached', async ({ mock }) => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      // A cached link is trusted for a second, so the start is less than a second away.
      const now = Date.now();
      mock.timers.enable({ apis: ['Date'], now });
      await owner.call(endpoints.updateShortLink, { qrId, startsAt: new Date(now + 100).toISOString() });
      await leadsNowhere(test, slug, 404, 'This code is not active yet.');
      mock.timers.setTime(now + 100);
      await leadsTo(test, slug, MENU);
      mock.timers.reset();
    });

    it('can be added once to a code that was saved as a static one', async () => {
      const owner = await test.visitor.signUp();
      await owner.call(saveQr, { Name: 'Old', Type: 'Url', Url: MENU });
      const qrId = (await owner.call(getMyQrs, {}))[0]?.id ?? '';
      const link = await owner.call(endpoints.changeToShortLink, { qrId });
      assert.equal(link.id, qrId);
      await leadsTo(test, link.slug, MENU);
      assert.deepEqual(await owner.call(endpoints.changeToShortLink, { qrId }), link);
      const again = { qrId, Slug: 'another-word' };
      assert.match(await owner.refused(409, endpoints.changeToShortLink, again), /already has a short link/);
    });

    it('may end in a chosen word, which is used once and never again', async () => {
      const owner = await test.visitor.signUp();
      const stranger = await test.visitor.signUp();
      const word = `summer-${test.engine === 'sqlite' ? 'cakes' : 'buns'}`;
      const { id, slug } = await makeLink(owner, { Slug: ` ${word.replace('s', 'S')} ` });
      assert.equal(slug, word);
      await leadsTo(test, word.toUpperCase(), MENU);
      const refused = (status: number, Slug: string) =>
        stranger.refused(status, endpoints.createShortLink, { Type: 'Url', Url: MENU, Slug });
      assert.equal(await refused(409, word.toUpperCase()), 'This word is taken. Choose another one.');
      await owner.call(deleteQr, { Id: id });
      await leadsNowhere(test, word, 404, 'This code was deleted.');
      assert.equal(await refused(409, word), 'This word is taken. Choose another one.');
      for (const promising of ['passwords', 'verify-your-bank', 'sign-in-here', 'my-bank-card', 'onbanking-verify']) {
        assert.equal(await refused(400, promising), 'This word is reserved. Choose another one.', promising);
      }
      for (const rude of ['fucking-good', 'f-u-c-k-you', 'bastard-x', 'mega-tits', 'fvck-you', 'putain-de-resto']) {
        assert.equal(await refused(400, rude), 'This word could offend people. Choose another one.', rude);
      }
      for (const Slug of [
        'shiitake',
        'river-bank',
        'design-in-brown',
        'cockpit',
        'moby-dick',
        'gay-pride-week',
        'coq-au-vin',
        'wine-bar',
        'cocktai-bar',
      ]) {
        await makeLink(owner, { Slug });
      }
      for (const odd of ['winter-sale', 'menu', 'straße-7', 'a'.repeat(41), '../admin', '0123456'])
        await refused(400, odd);
      assert.deepEqual(await stranger.call(getMyQrs, {}), []);
      assert.notEqual((await makeLink(stranger, { Slug: '' })).slug, '');
    });

    it('remains deleted when its organization is deleted', async () => {
      const owner = await test.visitor.signUp();
      const { slug } = await makeLink(owner);
      await leadsTo(test, slug, MENU);
      await owner.call(deleteAccount, { password: PASSWORD, confirmation: owner.email });
      await leadsNowhere(test, slug, 404, 'This code was deleted.');
    });

    it('refuses addresses that visitors cannot open, with the reason', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      const refused = (Url: string) => owner.refused(400, endpoints.createShortLink, { Type: 'Url', Url });
      for (const own of [
        `http://localhost/r/${slug}`,
        'http://LOCALHOST:80/%72/x',
        'http://localhost//R/x?y',
        'http://localhost./r/x',
      ]) {
        assert.match(await refused(own), /^This address is a short link of this server\./, own);
      }
      for (const host of ['127.0.0.1', '192.168.1.5:8080', '[::1]', 'localhost', 'printer.local', 'db.internal']) {
        assert.match(await refused(`http://${host}/`), /^This address is on a private network/, host);
      }
      const contact = (website: string) => ({ Type: 'Contact', firstName: 'Ada', website }) as const;
      assert.match(
        await owner.refused(400, endpoints.createShortLink, contact('http://nas.fritz.box/')),
        /^This address is on a private network/,
      );
      assert.match(
        await owner.refused(400, saveQr, { Id: id, Name: 'x', ...contact(`http://localhost:80/r/${slug}`) }),
        /^This address is a short link of this server\./,
      );
      await makeLink(owner, contact('https://example.com'));
      assert.equal(await refused('example.com'), 'A web address begins with https:// or http://.');
      assert.match(await refused(`https://a.b/${'x'.repeat(4000)}`), /too long: at most 2953/);
      const change = { Id: id, Name: 'x', Type: 'Url', Url: 'http://10.1.1.1/' };
      assert.match(await owner.refused(400, saveQr, change), /private network/);
      await leadsTo(test, slug, MENU);
      // A static code may lead there, because its owner may be in that network.
      await owner.call(saveQr, { Name: 'Router', Type: 'Url', Url: 'http://10.1.1.1/' });
    });

    it('of another organization is treated as missing', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      await owner.call(saveQr, { Id: qrId, Name: 'x', Type: 'Url', Url: 'https://example.org' });
      const changeId = (await owner.call(endpoints.getShortLinkChanges, { qrId }))[0]?.id ?? '';
      const stranger = await test.visitor.signUp();
      await stranger.refused(404, endpoints.updateShortLink, { qrId, endsAt: null });
      await stranger.refused(404, endpoints.setShortLinkPaused, { qrId, isPaused: true });
      await stranger.refused(404, endpoints.getShortLinkChanges, { qrId });
      await stranger.refused(404, endpoints.undoShortLinkChange, { changeId });
      await stranger.refused(404, endpoints.changeToShortLink, { qrId });
      await stranger.refused(404, getScans, { qrId, days: 1 });
      assert.deepEqual(await stranger.call(endpoints.getShortLinks, {}), []);
      await leadsTo(test, slug, 'https://example.org');
    });
  });
});

describe('Two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('apply a change, a pause and a deletion of the other one before a cached link has aged', async (context) => {
    const other = await buildApp(test.config);
    context.after(() => other.close());
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    const there = async () => {
      const { statusCode, headers } = await scan(other, slug);
      return headers.location ?? statusCode;
    };
    assert.equal(await there(), MENU);
    const seen = async (change: () => Promise<unknown>, expected: string | number) => {
      await change();
      // Because the clock is frozen, a cached link does not age.
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
      await until(async () => (await there()) === expected, `the other instance leads to ${expected}`);
      context.mock.timers.reset();
    };
    const Url = 'https://example.org/2';
    await seen(() => owner.call(saveQr, { Id: id, Name: 'x', Type: 'Url', Url }), Url);
    await seen(() => owner.call(endpoints.setShortLinkPaused, { qrId: id, isPaused: true }), 404);
    await seen(() => owner.call(endpoints.setShortLinkPaused, { qrId: id, isPaused: false }), Url);
    await seen(() => owner.call(deleteQr, { Id: id }), 404);
  });
});
