import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { getClientReport, type ReportEvent, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import * as releases from '@frontdesk/shared/endpoints/releases';
import { buildApp } from '../src/app';
import { isWorse, shareText } from '../src/releases/rollout-counts';
import { ApiClient } from './support/api-client';
import {
  buildOf,
  composeSite,
  publish,
  registryOnDisk,
  remotesIn,
  signUpOperator,
  zipOf,
} from './support/composed-site';
import { outbox, waitingMails } from './support/mail';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

const OPERATORS = { operators: ['operator@example.com', 'second@example.com'] };

let sender = 0;
/** Reports events of tabs that were opened during the current rollout, from as many browsers as needed. */
async function report(
  test: TestApp,
  count: number,
  event: Omit<ReportEvent, 'remote'>,
  client: ApiClient = test.visitor,
): Promise<void> {
  const { since } = await served(test);
  await reportOld(client, count, { since, ...event });
}
/** Reports events of tabs that were opened before the rollout. */
async function reportOld(client: ApiClient, count: number, event: Omit<ReportEvent, 'remote'>): Promise<void> {
  for (let left = count; left > 0; left -= 20) {
    sender += 1;
    const events = Array.from({ length: Math.min(20, left) }, () => ({ remote: 'qr', ...event }) as ReportEvent);
    await client.from(`203.0.113.${sender % 250}`).call(sendClientReport, { events });
  }
}
const loaded = (version: string) => ({ version, loadMs: 100 });
const failed = (version: string) => ({ version, failure: 'missing' as const });
const changed = (version: string) => ({ version, changed: 'fetch' });
/** The report of a page that loaded but threw while rendering. */
const crashed = (version: string) => ({ version, failure: 'other' as const, place: 'Page.js:1:1' });
const threw = (version: string) => ({ version, error: 'Page.js:1:1' });

/** The entry for qr that browsers get. */
const served = async (test: TestApp) => {
  const { body, headers } = await test.app.inject('/admin/remotes.json');
  return { ...remotesIn(body)['qr'], etag: headers.etag };
};

/** Waits until all emails are sent: one to each operator about the end of a rollout. */
async function haltMails(test: TestApp): Promise<string[]> {
  const sent = async () => {
    const mails = await outbox(test.config.dataDir, 0);
    return mails.map((mail) => mail.replace(/=\r?\n/g, '')).filter((mail) => /Subject: The rollout/.test(mail));
  };
  await until(async () => (await sent()).length > 0 && (await waitingMails(test.config)).length === 0, 'all is sent');
  const mails = await sent();
  const recipients = mails.map((mail) => /^To: <?([^<>\r\n]+)/m.exec(mail)?.[1]);
  assert.deepEqual(recipients.sort(), OPERATORS.operators);
  return mails;
}

/** Opens a site with an operator, and a token for qr. */
async function openSite(test: TestApp) {
  await composeSite(test.config);
  const operator = await signUpOperator(test, 'operator@example.com');
  const { token } = await operator.call(releases.newReleaseToken, { remote: 'qr' });
  const rollOut = async (version: string, percent = '50') => {
    const query = { remote: 'qr', mode: 'rollout', percent, halt: 'true' };
    const answer = await publish(test, token, query, await zipOf(buildOf('qr', version)));
    assert.equal(answer.statusCode, 200, answer.body);
  };
  return { operator, token, rollOut };
}

describe('A rollout', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      let site: Awaited<ReturnType<typeof openSite>>;
      before(async () => {
        site = await openSite(test);
      });
      const counts = async () => {
        const { parts } = await site.operator.call(releases.getReleases, {});
        return parts.find(({ name }) => name === 'qr')?.rollout;
      };

      const releaseOf = async (version: string) => {
        const { parts } = await site.operator.call(releases.getReleases, {});
        return parts.find(({ name }) => name === 'qr')?.releases.find((one) => one.version === version);
      };

      it('ends itself when its release fails, notifies people once, and is also ended in the file', async () => {
        await site.rollOut('2.0.0');
        // Reports from tabs that were opened before the rollout do not count, whichever release they name. Neither do
        // suspicions.
        await reportOld(test.visitor, 40, failed('2.0.0'));
        await reportOld(test.visitor, 40, { ...failed('1.0.0'), since: '2026-01-01T00:00:00.000Z' });
        await report(test, 60, changed('2.0.0'));
        const running = await served(test);
        assert.deepEqual([running.version, running.rollout], ['2.0.0', 50]);
        await report(test, 60, loaded('1.0.0'));
        await report(test, 49, loaded('2.0.0'));
        await report(test, 3, crashed('2.0.0'));
        assert.equal((await counts())?.halted, null, '49 attempts are too few');
        assert.equal((await served(test)).rollout, 50);
        assert.equal((await releaseOf('2.0.0'))?.stopped, null);
        await report(test, 1, failed('2.0.0'));

        const ended = await served(test);
        assert.deepEqual([ended.version, ended.rollout, ended.previous?.version], ['2.0.0', 0, '1.0.0']);
        assert.notEqual(ended.etag, running.etag);
        const reason = '2.0.0: 4 of 50 loads failed (8 %). 1.0.0: 0 of 60 loads failed (0 %).';
        const after = await counts();
        assert.deepEqual([after?.percent, after?.halted?.reason], [0, reason]);
        assert.deepEqual(after?.counts, {
          next: { loads: 50, failures: 4 },
          previous: { loads: 60, failures: 0 },
        });
        for (const mail of await haltMails(test)) {
          assert.match(mail, /Subject: The rollout of qr 2\.0\.0 was ended/);
          assert.ok(mail.includes(reason), mail);
          assert.match(mail, /It threw errors at:\s+Page\.js:1:1 \(3 tabs\)/);
          assert.match(mail, /\/admin\/releases/);
        }
        await until(async () => (await registryOnDisk(test.config))['qr']?.rollout === 0, 'the file says so, too');
        assert.equal((await registryOnDisk(test.config))['qr']?.since, ended.since);
        assert.equal((await served(test)).rollout, 0);

        // Later failures do not end the rollout again.
        await report(test, 20, failed('2.0.0'));
        await haltMails(test);
        const { notifications } = await site.operator.call(getNotifications, {});
        const told = notifications.filter(({ title }) => title === 'Rollout of qr ended');
        assert.deepEqual(
          told.map(({ message }) => message),
          [`${reason} It threw errors at Page.js:1:1 (3 tabs).`],
        );
        const { log } = await site.operator.call(releases.getReleases, {});
        assert.deepEqual(
          log.filter(({ by }) => by === 'the site').map(({ remote, text }) => [remote, text]),
          [['qr', `Ended the rollout of qr 2.0.0. ${reason}`]],
        );
      });

      it('is still listed with its release after a rollback, with the numbers and locations of its errors', async () => {
        const before = await releaseOf('2.0.0');
        await site.operator.call(releases.changeRelease, { remote: 'qr', change: { kind: 'rollback' } });
        assert.equal(await counts(), null);
        const after = await releaseOf('2.0.0');
        assert.deepEqual([after?.state, after?.stopped], ['stored', before?.stopped]);
        assert.equal(after?.stopped?.previous, '1.0.0');
        assert.match(after?.stopped?.reason ?? '', /^2\.0\.0: 4 of 50 loads failed/);
        assert.equal(after?.stopped?.counts.previous.loads, 60);
        assert.deepEqual(after?.stopped?.places, [{ place: 'Page.js:1:1', count: 3 }]);
        assert.equal((await releaseOf('1.0.0'))?.stopped, null);
        const change = { kind: 'rollout' as const, release: after?.id, percent: 0, halt: false };
        await site.operator.call(releases.changeRelease, { remote: 'qr', change });
      });

      it('runs again with counts of zero when an operator restarts it through the API', async () => {
        const change = { kind: 'rollout' as const, percent: 20, halt: true };
        await site.operator.call(releases.changeRelease, { remote: 'qr', change });
        assert.equal((await served(test)).rollout, 20);
        assert.deepEqual((await counts())?.counts?.next, { loads: 0, failures: 0 });
        assert.equal((await counts())?.halted, null);
      });

      it('continues when the previous release fails as often, or its own hardly ever fails', async () => {
        await site.rollOut('3.0.0');
        await report(test, 95, loaded('1.0.0'));
        await report(test, 5, threw('1.0.0'));
        await report(test, 90, loaded('3.0.0'));
        await report(test, 9, threw('3.0.0'));
        assert.equal((await served(test)).rollout, 50, '10 % is not twice 5.3 %');
        await report(test, 10, threw('3.0.0'));
        assert.equal((await served(test)).rollout, 0, 'errors that nothing caught count');
      });

      it('without halt is never ended', async () => {
        const query = { remote: 'qr', mode: 'rollout', percent: '50' };
        await publish(test, site.token, query, await zipOf(buildOf('qr', '4.0.0')));
        await report(test, 60, failed('4.0.0'));
        assert.equal((await served(test)).rollout, 50);
      });
    },
    OPERATORS,
  );
});

describe('A rollout after a flood of made-up reports', () => {
  const test = useTestApp('sqlite', OPERATORS);

  it('is still counted and ended', async () => {
    const { operator, rollOut } = await openSite(test);
    await rollOut('2.0.0');
    await report(test, 1, loaded('2.0.0'));
    for (let at = 0; at < 101; at++) {
      const events = Array.from({ length: 20 }, (_, n) => ({ remote: 'x', version: `${at}.${n}.0`, loadMs: 1 }));
      await test.visitor.from(`198.51.100.${Math.floor(at / 30)}`).call(sendClientReport, { events });
    }
    await report(test, 46, loaded('2.0.0'));
    // New kinds of failures, and new locations, no longer get a row on the health page.
    await report(test, 1, threw('2.0.0'));
    await report(test, 3, failed('2.0.0'));
    const { remotes } = await operator.call(getClientReport, {});
    assert.ok(remotes.length < 2_010, `${remotes.length} versions`);
    const qr = remotes.find(({ remote }) => remote === 'qr');
    assert.deepEqual([qr?.loads, qr?.failures, qr?.errors], [47, {}, []]);
    assert.equal((await served(test)).rollout, 0);
  });
});

describe('A rollout on two instances', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  const test = useTestApp('postgres', OPERATORS);

  it('ends once, on both, with one email to each operator', async () => {
    const { operator, rollOut } = await openSite(test);
    const other = await buildApp(test.config);
    try {
      await rollOut('2.0.0');
      const elsewhere = new ApiClient(other);
      await report(test, 60, loaded('1.0.0'));
      // Both instances count the fiftieth attempt and all later ones.
      await report(test, 45, loaded('2.0.0'));
      await Promise.all([
        report(test, 20, failed('2.0.0')),
        report(test, 20, failed('2.0.0'), elsewhere),
        report(test, 20, failed('2.0.0')),
        report(test, 20, failed('2.0.0'), elsewhere),
      ]);
      // Each instance skips its write while the other one writes.
      await until(async () => (await served(test)).rollout === 0, 'the instance serves it');
      await until(
        async () => remotesIn((await other.inject('/admin/remotes.json')).body)['qr']?.rollout === 0,
        'the other instance serves it within seconds',
      );
      await until(async () => (await registryOnDisk(test.config))['qr']?.rollout === 0, 'the file says so, too');
      await haltMails(test);
      const { notifications } = await operator.call(getNotifications, {});
      assert.equal(notifications.filter(({ title }) => title === 'Rollout of qr ended').length, 1);
    } finally {
      await other.close();
    }
  });
});

describe('A rollout that a server ended before it was killed', () => {
  const test = useTestApp('sqlite', OPERATORS);

  it('is ended in the file at the next start', async () => {
    const { rollOut } = await openSite(test);
    await rollOut('2.0.0');
    await report(test, 60, failed('2.0.0'));
    await until(async () => (await registryOnDisk(test.config))['qr']?.rollout === 0, 'the file says so');
    await test.stop();
    // Restores the state before the command ended.
    const undo = async (path: string, now: string, before: string) => {
      const text = await readFile(path, 'utf8');
      assert.ok(text.includes(now), text);
      await writeFile(path, text.replace(now, before));
    };
    await undo(join(test.config.siteDir, 'admin/remotes.json'), '"rollout":0', '"rollout":50');
    await undo(join(test.config.releasesDir, 'releases.json'), '"percent": 0', '"percent": 50');
    await test.start(test.config);
    await until(async () => (await registryOnDisk(test.config))['qr']?.rollout === 0, 'the file says so again');
  });
});

describe('The counts of a rollout', () => {
  it('end it once there are 50 attempts, at a failure rate above 2 % and above twice the previous rate', () => {
    const tally = (loads: number, failures: number, errors = 0, crashes = 0) => ({ loads, failures, crashes, errors });
    assert.equal(isWorse({ next: tally(0, 49), previous: tally(0, 0) }), false);
    assert.equal(isWorse({ next: tally(0, 50), previous: tally(0, 0) }), true);
    assert.equal(isWorse({ next: tally(98, 2), previous: tally(100, 0) }), false);
    assert.equal(isWorse({ next: tally(98, 2, 1), previous: tally(100, 0) }), true);
    assert.equal(isWorse({ next: tally(90, 10), previous: tally(95, 5) }), false);
    assert.equal(isWorse({ next: tally(90, 10, 1), previous: tally(95, 5) }), true);
    // A few reports about the previous release prove nothing.
    assert.equal(isWorse({ next: tally(90, 10), previous: tally(0, 9) }), true);
    assert.equal(isWorse({ next: tally(90, 10), previous: tally(0, 10) }), false);
    // A page that loads and then throws counts as one attempt.
    assert.equal(isWorse({ next: tally(49, 0, 0, 49), previous: tally(0, 0) }), false);
    assert.equal(shareText(tally(25, 0, 0, 25)), '25 of 25 loads failed (100 %)');
    assert.equal(shareText(tally(0, 0, 0, 25)), '25 of 25 loads failed (100 %)');
    assert.equal(shareText(tally(20, 5, 40)), '25 of 25 loads failed (100 %)');
  });
});
