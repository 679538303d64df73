import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { deleteQr } from '@frontdesk/shared/endpoints/qr';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import { createShortLink, getShortLinks, setShortLinkPaused } from '@frontdesk/shared/endpoints/short-link';
import { sql } from 'kysely';
import { buildApp } from '../src/app';
import type { Database } from '../src/database/database';
import { readScans } from '../src/links/scan-statistics';
import { ScanCounter } from '../src/scans/scan-counter';
import type { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { BROWSERS, scan } from './support/scans';
import { onEachDatabase, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the beginning of tomorrow in UTC. */
const tomorrow = () => Math.ceil(Date.now() / DAY_MS) * DAY_MS;

const makeLink = (owner: ApiClient) => owner.call(createShortLink, { Type: 'Url', Url: 'https://example.com/menu' });
const scansOf = (owner: ApiClient, qrId: string) => owner.call(getScans, { qrId, days: 2 });
const request = { socket: {} } as IncomingMessage;
const headersOf = (by: keyof typeof BROWSERS = 'phone') => ({
  userAgent: BROWSERS[by],
  forwardedFor: '',
  isPreview: false,
  repeatsHost: false,
});

/** Creates a counter whose clock only moves when it is set. */
async function counterAt(database: Database, clock: { now: number }, address = '203.0.113.7') {
  const failures: unknown[] = [];
  const counter = await ScanCounter.open(database, {
    addressOf: () => address,
    logFailure: (failure) => failures.push(failure),
    now: () => clock.now,
  });
  return { counter, failures };
}

describe('Scans of a short link', () => {
  onEachDatabase((test) => {
    it('are counted by hour and device, with bots and previews separate, and without requests for the headers only', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      for (const by of ['phone', 'phone', 'tablet', 'computer', 'other', 'bot'] as const) {
        await scan(test.app, slug, { by });
        await scan(test.app, slug, { by, method: 'HEAD' });
      }
      await scan(test.app, slug, { headers: { 'sec-purpose': 'prefetch;anonymous-client-ip' } });
      await scan(test.app, slug, { headers: { 'user-agent': '' } });
      await until(async () => (await scansOf(owner, id)).bots === 3, 'the scans are written');
      const { hours, ...sums } = await scansOf(owner, id);
      assert.deepEqual(sums, { visits: 4, scans: 5, bots: 3 });
      assert.deepEqual(hours.map(({ device, visits, scans }) => [device, visits, scans]).sort(), [
        ['computer', 1, 1],
        ['other', 1, 1],
        ['phone', 1, 2],
        ['tablet', 1, 1],
      ]);
      for (const { at } of hours) assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/);
      assert.equal((await owner.call(getShortLinks, {}))[0]?.visits, 4);
      assert.equal((await owner.call(getOverview, {})).scans, 4);
      assert.equal((await owner.call(getOverview, { days: 1 })).scans, 4);
    });

    it('are counted once even if the database wrote them but its acknowledgement was lost', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await withDatabase(test, async (database) => {
        let isLost = true;
        const { db } = database;
        const begin = db.transaction.bind(db);
        Object.assign(db, {
          transaction: () => ({
            async execute(work: never) {
              await begin().execute(work);
              if (isLost) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
            },
          }),
        });
        const { counter, failures } = await counterAt(database, { now: Date.now() });
        counter.count(id, slug, request, headersOf());
        await counter.write();
        counter.count(id, slug, request, headersOf());
        await counter.write();
        assert.equal(failures.length, 2);
        isLost = false;
        await counter.close();
      });
      const { visits, scans } = await scansOf(owner, id);
      assert.deepEqual({ visits, scans }, { visits: 1, scans: 2 });
    });

    it('are written after a failure even when the clock was set back', async ({ mock }) => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await withDatabase(test, async (database) => {
        const { db } = database;
        const begin = db.transaction.bind(db);
        let failures = 1;
        Object.assign(db, {
          transaction() {
            if (failures-- > 0) throw new Error('A failure that passes.');
            return begin();
          },
        });
        const { counter } = await counterAt(database, { now: Date.now() });
        counter.count(id, slug, request, headersOf());
        await counter.write();
        mock.timers.enable({ apis: ['Date'], now: Date.now() - HOUR_MS });
        // Only the counter's own timer writes the scan.
        for (let tries = 0; failures >= 0 && tries < 1_000; tries++) await setTimeout(20);
        mock.timers.reset();
        assert.ok(failures < 0, 'The counter waits for the clock.');
        await counter.close();
      });
      assert.equal((await scansOf(owner, id)).scans, 1);
    });

    it('are not counted while the link is paused', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId, slug } = await makeLink(owner);
      await owner.call(setShortLinkPaused, { qrId, isPaused: true });
      await scan(test.app, slug);
      await owner.call(setShortLinkPaused, { qrId, isPaused: false });
      await scan(test.app, slug);
      await until(async () => (await scansOf(owner, qrId)).scans > 0, 'the scan is written');
      assert.equal((await scansOf(owner, qrId)).scans, 1);
    });

    it('by one visitor within 30 minutes are one visit, even after a restart', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      // The salt remains the same all day, and the server does not remove tomorrow's salt.
      const clock = { now: tomorrow() };
      const visits = async () => (await scansOf(owner, id)).visits;
      await withDatabase(test, async (database) => {
        const first = await counterAt(database, clock);
        const count = async ({ counter }: typeof first, minutes: number) => {
          clock.now += minutes * MINUTE_MS;
          counter.count(id, slug, request, headersOf());
          await counter.write();
        };
        await count(first, 0);
        await count(first, 29);
        await count(first, 29);
        assert.equal(await visits(), 1);
        await count(first, 30);
        assert.equal(await visits(), 2);
        first.counter.count(id, 'another', request, headersOf());
        first.counter.count(id, slug, request, headersOf('computer'));
        await first.counter.close();
        assert.equal(await visits(), 4);

        const second = await counterAt(database, clock);
        await count(second, 29);
        assert.equal(await visits(), 4);
        await count(second, 30);
        assert.equal(await visits(), 5);
        await second.counter.close();
        const elsewhere = await counterAt(database, clock, '203.0.113.8');
        await count(elsewhere, 0);
        assert.equal(await visits(), 6);
        await elsewhere.counter.close();
        for (const { failures } of [first, second, elsewhere]) assert.deepEqual(failures, []);
      });
      assert.equal((await scansOf(owner, id)).scans, 9);
    });

    it('store neither addresses nor names, and keep visitors for at most half an hour and salts until the end of their day', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      const clock = { now: Date.now() };
      await withDatabase(test, async (database) => {
        const { db } = database;
        const { counter } = await counterAt(database, clock);
        counter.count(id, slug, request, headersOf());
        await counter.write();
        const tables = ['scan_visitors', 'scan_counts', 'scan_totals', 'scan_salts'] as const;
        const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(db)));
        assert.ok(!/203\.0\.113|Mozilla|iPhone/.test(JSON.stringify(rows)));
        const [before] = await db.selectFrom('scan_salts').selectAll().orderBy('day').execute();
        // The time is late in the day, because another test has visitors in tomorrow's first hours.
        clock.now = tomorrow() + DAY_MS - 1;
        await counter.sweep();
        assert.deepEqual(await db.selectFrom('scan_visitors').selectAll().execute(), []);
        const salts = await db.selectFrom('scan_salts').selectAll().orderBy('day').execute();
        assert.equal(salts.length, 2);
        assert.ok((salts[0]?.day ?? '') > (before?.day ?? ''));
        await counter.close();
      });
    });

    it('are written once each when the database is back', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      await withDatabase(test, async (database) => {
        let isAway = false;
        const unsteady: Database = {
          ...database,
          get db() {
            if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
            return database.db;
          },
        };
        const { counter, failures } = await counterAt(unsteady, { now: Date.now() });
        isAway = true;
        for (let at = 0; at < 5; at++) {
          counter.count(id, slug, request, headersOf());
          await counter.write();
        }
        counter.count(id, slug, request, headersOf('bot'));
        assert.equal(failures.length, 5);
        isAway = false;
        await counter.close();
      });
      const { visits, scans, bots } = await scansOf(owner, id);
      assert.deepEqual({ visits, scans, bots }, { visits: 1, scans: 5, bots: 1 });
    });

    it('of a code deleted in the meantime are skipped, and those of others are written', async () => {
      const owner = await test.visitor.signUp();
      const [gone, stays] = [await makeLink(owner), await makeLink(owner)];
      await withDatabase(test, async (database) => {
        const { counter, failures } = await counterAt(database, { now: Date.now() });
        counter.count(gone.id, gone.slug, request, headersOf());
        counter.count(stays.id, stays.slug, request, headersOf());
        await owner.call(deleteQr, { Id: gone.id });
        await counter.write();
        await counter.close();
        assert.deepEqual(failures, []);
        const counted = await database.db.selectFrom('scan_totals').select('qr_id').execute();
        assert.ok(!counted.some(({ qr_id }) => qr_id === gone.id));
      });
      assert.equal((await scansOf(owner, stays.id)).scans, 1);
    });

    it('are all stored after a clean stop', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await makeLink(owner);
      for (let at = 0; at < 200; at++) await scan(test.app, slug, { from: `198.51.100.${at % 100}` });
      await test.restart();
      const again = await test.visitor.signIn(owner.email);
      const { visits, scans } = await scansOf(again, id);
      assert.deepEqual([visits, scans], [100, 200]);
    });

    it('are summed over 24 hours for each day of the period, and listed by hour for one more day', async () => {
      const owner = await test.visitor.signUp();
      const { id } = await makeLink(owner);
      await withDatabase(test, async (database) => {
        const hours = ['08T12', '08T13', '09T12', '09T13', '10T12'].map((hour) => `2027-05-${hour}:00:00.000Z`);
        const counts = hours.flatMap((hour) => [
          { qr_id: id, hour, device: 'phone', visits: 1, scans: 2 },
          { qr_id: id, hour, device: 'bot', visits: 0, scans: 3 },
        ]);
        await database.db.insertInto('scan_counts').values(counts).execute();
        const { organization_id } = await database.db
          .selectFrom('qr_codes')
          .select('organization_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const now = Date.parse('2027-05-10T12:30:00Z');
        const { hours: listed, ...sums } = await readScans(database, organization_id, id, 1, now);
        assert.deepEqual(
          listed.map(({ at }) => at),
          hours.slice(1),
        );
        assert.deepEqual(sums, { visits: 2, scans: 4, bots: 6 });
      });
    });

    it('are refused for a period that no chart shows', async () => {
      const owner = await test.visitor.signUp();
      const { id: qrId } = await makeLink(owner);
      for (const days of [0, 91, 1.5, 'x']) await owner.refused(400, getScans, { qrId, days });
      assert.deepEqual(await owner.call(getScans, { qrId, days: 90 }), { hours: [], visits: 0, scans: 0, bots: 0 });
    });
  });
});

describe('Scans on two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres');

  it('are added up, and one visitor on both is one visit', async (context) => {
    const other = await buildApp(test.config);
    context.after(() => other.close());
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    for (const [at, app] of [test.app, other, test.app, other].entries()) {
      await scan(app, slug);
      await until(async () => (await scansOf(owner, id)).scans === at + 1, 'the scan is written');
    }
    assert.equal((await scansOf(owner, id)).visits, 1);
    await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        scan(at % 2 === 0 ? test.app : other, slug, { from: `198.51.100.${at % 250}` }),
      ),
    );
    await until(async () => (await scansOf(owner, id)).scans === 304, 'all scans are written');
  });
});

describe('Scans behind a proxy', () => {
  const test = useTestApp('sqlite', { trustProxy: '127.0.0.1' });

  it('count the visitors that the trusted proxy reports, and not those that a visitor claims', async () => {
    const owner = await test.visitor.signUp();
    const { id, slug } = await makeLink(owner);
    const forwarded = (from: string, address: string) =>
      scan(test.app, slug, { from, headers: { 'x-forwarded-for': address } });
    for (const address of ['198.51.100.1', '198.51.100.2', '6.6.6.6, 198.51.100.2'])
      await forwarded('127.0.0.1', address);
    for (const address of ['198.51.100.3', '198.51.100.4']) await forwarded('203.0.113.7', address);
    await until(async () => (await scansOf(owner, id)).scans === 5, 'the scans are written');
    assert.equal((await scansOf(owner, id)).visits, 3);
  });
});
