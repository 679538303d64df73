import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import * as releases from '@frontdesk/shared/endpoints/releases';
import { openDatabase } from '../src/database/database';
import type { ApiClient } from './support/api-client';
import { refusalOf } from './support/api-client';
import {
  buildOf,
  composeSite,
  publish,
  registryOnDisk,
  remotesIn,
  signUpOperator,
  zipOf,
} from './support/composed-site';
import { outbox } from './support/mail';
import { onOneDatabase, type TestApp } from './support/test-app';
import { until } from './support/until';

const EMAIL = 'Operator@example.com';
const OPERATORS = { operators: ['operator@example.com', 'second@example.com'] };

const partOf = async (operator: ApiClient, name: string) => {
  const { parts } = await operator.call(releases.getReleases, {});
  const part = parts.find((one) => one.name === name);
  assert.ok(part, `There is no ${name}.`);
  return part;
};
const unpackedFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('frontdesk-release-')).length;
const isServed = async (test: TestApp, file: string) =>
  (await test.app.inject(`/admin/remotes/${file}`)).statusCode === 200;

describe('Operators', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('are only people on the list whose address was confirmed by mail', async () => {
        const other = await test.visitor.signUp();
        assert.match(
          await other.refused(403, releases.getReleases, {}),
          /^Only operators of this site .*OPERATORS lists/,
        );
        await test.visitor.refused(401, releases.getReleases, {});
        const stranger = await test.visitor.signUp('second@example.com');
        assert.match(await stranger.refused(403, releases.getReleases, {}), /nothing proves yet/);
        await stranger.refused(403, releases.newReleaseToken, { remote: 'qr' });
        await stranger.refused(403, releases.changeRelease, { remote: 'qr', change: { kind: 'rollback' } });
        const operator = await signUpOperator(test, EMAIL);
        // The command palette lists the page only for operators.
        const listed = [other, stranger, operator].map((client) => client.call(getLoggedUser, {}));
        assert.deepEqual(
          (await Promise.all(listed)).map(({ isOperator }) => isOperator),
          [undefined, undefined, true],
        );
        const { canChange, why } = await operator.call(releases.getReleases, {});
        assert.equal(canChange, false);
        assert.match(why ?? '', /^This server has no folder of releases\. Put .*RELEASES_DIR/);
        const change = { remote: 'qr', change: { kind: 'rollback' } };
        assert.equal(await operator.refused(409, releases.changeRelease, change), why);
      });
    },
    OPERATORS,
  );
  onOneDatabase('sqlite', (test) => {
    it('do not exist without the setting, which the refusal names', async () => {
      const owner = await test.visitor.signUp(EMAIL);
      assert.match(await owner.refused(403, releases.getReleases, {}), /set OPERATORS to their email addresses/);
    });
  });
});

describe('Releases', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      let operator: ApiClient;
      before(async () => {
        await composeSite(test.config);
        operator = await signUpOperator(test, EMAIL);
      });
      const newToken = (remote: string) => operator.call(releases.newReleaseToken, { remote });
      const change = (client: ApiClient, remote: string, wanted: releases.ReleaseChange) =>
        client.call(releases.changeRelease, { remote, change: wanted });
      const withToken = (token: string) => test.visitor.as({ authorization: `Bearer ${token}` });
      const published = async (...parts: Parameters<typeof publish>) => {
        const answer = await publish(...parts);
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json() as {
          id: string;
          version: string;
          state: string;
          why: string | null;
          preview: string | null;
        };
      };

      it('are published with a token that is shown once, works for one remote, and can be revoked with immediate effect', async () => {
        const { id, token } = await newToken('qr');
        assert.match(token, /^fr_[\w-]{32,}$/);
        const answer = await operator.send(releases.getReleases, {});
        assert.ok(!answer.body.includes(token), 'it is not shown again');
        const [listed] = (await partOf(operator, 'qr')).tokens.filter((one) => one.id === id);
        assert.deepEqual([listed?.start, listed?.createdBy, listed?.lastUsedAt], [token.slice(0, 7), EMAIL, null]);
        assert.deepEqual([listed?.name, listed?.expiresAt], ['', null]);
        const zip = await zipOf(buildOf('hours', '1.0.0'));
        assert.match(refusalOf(403, await publish(test, token, { remote: 'hours' }, zip)), /^This token is for qr\./);
        assert.notEqual((await partOf(operator, 'qr')).tokens.find((one) => one.id === id)?.lastUsedAt, null);
        await withToken(token).refused(403, releases.changeRelease, { remote: 'hours', change: { kind: 'rollback' } });
        await withToken(token).refused(403, releases.changeRelease, { remote: 'qr', change: { kind: 'remove' } });
        // The token is not valid for other calls, and a session is not valid as a token.
        await withToken(token).refused(401, releases.getReleases, {});
        // A team may read its own remote, but no tokens.
        const own = await withToken(token).call(releases.getOwnReleases, {});
        const { tokens: _, ...part } = await partOf(operator, 'qr');
        assert.deepEqual(own, part);
        await operator.refused(401, releases.getOwnReleases, {});
        await operator.call(releases.endReleaseToken, { id });
        refusalOf(401, await publish(test, token, { remote: 'qr' }, zip));
        refusalOf(401, await publish(test, `${token}x`, { remote: 'qr' }, zip));
        await operator.refused(404, releases.endReleaseToken, { id });
        for (const remote of ['host', 'constructor']) await operator.refused(400, releases.newReleaseToken, { remote });
      });

      it('are refused with a token that has expired; the list and the log contain its name', async () => {
        const named = { remote: 'qr', name: ' Build server ', days: 1 };
        const { id, token } = await operator.call(releases.newReleaseToken, named);
        const { tokens } = await partOf(operator, 'qr');
        const listed = tokens.find((one) => one.id === id);
        const days = (Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.createdAt ?? '')) / 86_400_000;
        assert.deepEqual([listed?.name, days], ['Build server', 1]);
        const wanted = { remote: 'qr', change: { kind: 'rollback' } };
        await withToken(token).refused(409, releases.changeRelease, wanted);
        const { db } = await openDatabase(test.config);
        await db
          .updateTable('release_tokens')
          .set({ expires_at: new Date().toISOString() })
          .where('id', '=', id)
          .execute();
        await db.destroy();
        assert.match(
          await withToken(token).refused(401, releases.changeRelease, wanted),
          /unknown, expired or revoked/,
        );
        const { log } = await operator.call(releases.getReleases, {});
        assert.equal(log[0]?.text, `Created the release token Build server (${token.slice(0, 7)}…).`);
        for (const days of [0, 1.5, 4_000, '1']) {
          await operator.refused(400, releases.newReleaseToken, { remote: 'qr', days });
        }
        await operator.refused(400, releases.newReleaseToken, { remote: 'qr', name: 'x'.repeat(61) });
      });

      it('of a new remote wait for an operator, who sees what it adds, and are live, previewed and rolled out after that', async () => {
        const { token } = await newToken('hours');
        const routes = [
          {
            path: '/hours',
            page: 'P',
            access: 'signed-in',
            title: 'Hours',
            navigation: {},
            calls: ['/api/bot/getBots'],
          },
          { path: '/hours/all', page: 'P', access: 'signed-in', title: 'All hours', for: 'owner' },
        ];
        const api = { prefix: '/hours-api', origin: 'https://hours.example' };
        const first = buildOf('hours', '1.0.0', { routes, api, slots: [{ name: 'hours.day', context: {} }] });
        const entry = JSON.parse(first['remote.json'] ?? '').entry as string;
        const waiting = await published(test, token, { remote: 'hours' }, await zipOf(first));
        assert.deepEqual([waiting.state, waiting.preview, waiting.version], ['waiting', null, '1.0.0']);
        assert.equal((await registryOnDisk(test.config))['hours'], undefined);
        assert.equal(await isServed(test, `hours/${entry}`), false);
        const part = await partOf(operator, 'hours');
        assert.deepEqual(
          [part.state, part.problems, part.releases.map(({ preview }) => preview)],
          ['waiting', [], [null]],
        );
        assert.deepEqual(part.adds, {
          routes: [
            { path: '/hours', title: 'Hours', access: 'signed-in' },
            { path: '/hours/all', title: 'All hours', access: 'owner' },
          ],
          entries: [{ kind: 'sidebar', name: 'Hours' }],
          cards: [],
          slots: ['hours.day'],
          fills: [],
          calls: [{ call: 'GET /api/bot/getBots' }],
          origins: ['https://hours.example'],
          prefixes: ['/hours-api'],
        });
        const [held] = part.releases;
        assert.deepEqual([held?.why, held?.adds], ['An operator must add hours first.', part.adds]);
        // Before the remote is added, only an operator may open its page.
        const open = { kind: 'preview' as const, release: waiting.id };
        await withToken(token).refused(403, releases.changeRelease, { remote: 'hours', change: open });
        await change(operator, 'hours', open);
        assert.ok(await isServed(test, `hours/release.${waiting.id}.json`));
        assert.equal((await registryOnDisk(test.config))['hours'], undefined);
        const opened = await partOf(operator, 'hours');
        const link = `http://localhost:80/admin?preview=hours@${waiting.id}`;
        assert.deepEqual([opened.state, opened.releases[0]?.preview], ['waiting', link]);
        await operator.refused(409, releases.changeRelease, { remote: 'qr', change: open });

        const live = { kind: 'live' as const, release: waiting.id };
        assert.match(
          await withToken(token).refused(403, releases.changeRelease, { remote: 'hours', change: live }),
          /an operator must add it first/,
        );

        await change(operator, 'hours', live);
        assert.equal((await registryOnDisk(test.config))['hours']?.version, '1.0.0');
        assert.ok(await isServed(test, `hours/${entry}`));
        assert.deepEqual(await published(test, token, { remote: 'hours' }, await zipOf(first)), {
          ...waiting,
          state: 'live',
          why: null,
          preview: `http://localhost:80/admin?preview=hours@${waiting.id}`,
        });

        const second = await zipOf(buildOf('hours', '2.0.0', { routes }));
        const preview = await published(test, token, { remote: 'hours', mode: 'preview' }, second);
        assert.equal(preview.state, 'stored');
        assert.ok(await isServed(test, `hours/release.${preview.id}.json`));
        assert.equal((await registryOnDisk(test.config))['hours']?.version, '1.0.0');
        const share = { remote: 'hours', mode: 'rollout', percent: '10', halt: 'true' };
        assert.equal((await published(test, token, share, second)).state, 'rollout');
        const { hours } = await registryOnDisk(test.config);
        assert.deepEqual([hours?.version, hours?.rollout, hours?.previous?.version], ['2.0.0', 10, '1.0.0']);
        await change(withToken(token), 'hours', { kind: 'rollout', percent: 50, halt: true });
        const { rollout, releases: all, rollsBackTo } = await partOf(operator, 'hours');
        assert.deepEqual(rollsBackTo, { id: waiting.id, version: '1.0.0' });
        assert.deepEqual(
          [rollout?.percent, rollout?.halt, rollout?.halted, rollout?.counts],
          [50, true, null, { next: { loads: 0, failures: 0 }, previous: { loads: 0, failures: 0 } }],
        );
        assert.deepEqual(
          all.map(({ version, state }) => [version, state]),
          [
            ['2.0.0', 'rollout'],
            ['1.0.0', 'live'],
          ],
        );
        await change(withToken(token), 'hours', { kind: 'rollback' });
        assert.deepEqual((await registryOnDisk(test.config))['hours']?.rollout, undefined);
        await change(operator, 'hours', { kind: 'remove' });
        assert.equal((await partOf(operator, 'hours')).state, 'removed');
        assert.equal((await published(test, token, { remote: 'hours' }, second)).state, 'waiting');
        assert.equal((await registryOnDisk(test.config))['hours'], undefined);
        const { log } = await operator.call(releases.getReleases, {});
        const texts = log.filter(({ remote }) => remote === 'hours').map(({ text }) => text);
        for (const text of [
          'Released 1.0.0 to all browsers.',
          'Published 2.0.0 (only by link).',
          'Published 2.0.0 to 10 % of browsers.',
          'Released 2.0.0 to 50 % of browsers. It ends by itself if it fails more often.',
          'Rolled back to 1.0.0.',
        ]) {
          assert.ok(texts.includes(text), `${text} is not in: ${texts.join(' ')}`);
        }
        assert.ok(log.some(({ by, text }) => by === EMAIL && text === 'Removed the remote from the site.'));
        assert.ok(
          log.some(
            ({ by, text }) =>
              by === `token ${token.slice(0, 7)}…` && text === 'Published 2.0.0. It waits for an operator.',
          ),
        );
      });

      it("show the log, the reason why a release waits, and problems in the reader's language", async () => {
        const { token } = await newToken('deutsch');
        const german = operator.as({ 'accept-language': 'de' });
        const first = await published(test, token, { remote: 'deutsch' }, await zipOf(buildOf('deutsch', '1.0.0')));
        const texts = async () => {
          const { log } = await german.call(releases.getReleases, {});
          assert.ok(log.some(({ by }) => by === `Token ${token.slice(0, 7)}…`));
          return log.filter(({ remote }) => remote === 'deutsch').map(({ text }) => text);
        };
        assert.deepEqual(await texts(), [
          '1.0.0 veröffentlicht. Die Version wartet auf einen Betreiber.',
          `Das Token ${token.slice(0, 7)}… erstellt.`,
        ]);
        await change(operator, 'deutsch', { kind: 'live', release: first.id });
        const wide = { api: { origin: 'https://other.example', prefix: '/deutsch-api' } };
        const second = await published(
          test,
          token,
          { remote: 'deutsch' },
          await zipOf(buildOf('deutsch', '2.0.0', wide)),
        );
        const why =
          'Ein Betreiber muss sie freigeben, weil sie mehr hinzufügt, als genehmigt war. Neue Herkunft: https://other.example. Neuer Pfad: /deutsch-api.';
        assert.deepEqual((await texts()).slice(0, 2), [
          `2.0.0 veröffentlicht. ${why}`,
          '1.0.0 für alle Browser eingeführt.',
        ]);
        assert.equal((await partOf(german, 'deutsch')).releases[0]?.why, why);
        await change(operator, 'deutsch', { kind: 'rollout', release: second.id, percent: 10, halt: true });
        await change(operator, 'deutsch', { kind: 'rollback' });
        assert.deepEqual((await texts()).slice(0, 2), [
          'Auf 1.0.0 zurückgesetzt.',
          '2.0.0 für 10 % der Browser eingeführt. Die Einführung endet von selbst, wenn mehr fehlschlägt als vorher.',
        ]);
        assert.equal(
          await german.refused(409, releases.changeRelease, {
            remote: 'deutsch',
            change: { kind: 'live', release: 'ffffffffffffffff' },
          }),
          `Das ist nicht möglich: deutsch hat keine Version ffffffffffffffff. Verfügbar: deutsch 1.0.0 (${first.id}), deutsch 2.0.0 (${second.id}).`,
        );
        // The stored texts are in English.
        const { log } = await operator.call(releases.getReleases, {});
        assert.equal(log[0]?.text, 'Rolled back to 1.0.0.');
        await change(operator, 'deutsch', { kind: 'remove' });
      });

      it('of a new remote are deleted when an operator declines it, and its tokens are revoked', async () => {
        const { token } = await newToken('spam');
        assert.deepEqual((await partOf(operator, 'spam')).releases, []);
        const build = await zipOf(buildOf('spam', '1.0.0'));
        await published(test, token, { remote: 'spam' }, build);
        const decline = { kind: 'decline' as const };
        await withToken(token).refused(403, releases.changeRelease, { remote: 'spam', change: decline });
        await operator.refused(409, releases.changeRelease, { remote: 'qr', change: decline });
        const stored = async () => {
          const found = await readdir(join(test.config.releasesDir, 'spam'), { recursive: true, withFileTypes: true });
          return found.filter((file) => file.isFile()).length;
        };
        assert.ok((await stored()) > 0);
        await change(operator, 'spam', decline);
        assert.equal(await stored(), 0);
        const { parts, log } = await operator.call(releases.getReleases, {});
        assert.equal(
          parts.find(({ name }) => name === 'spam'),
          undefined,
        );
        assert.ok(log.some(({ remote, text }) => remote === 'spam' && /^Declined the remote/.test(text)));
        refusalOf(401, await publish(test, token, { remote: 'spam' }, build));
      });

      it('wait for an operator when they add more than an operator has approved', async () => {
        const { token } = await newToken('wide');
        const first = await published(test, token, { remote: 'wide' }, await zipOf(buildOf('wide', '1.0.0')));
        await change(operator, 'wide', { kind: 'live', release: first.id });
        const own = { path: '/wide', page: 'Page', access: 'signed-in', title: 'Wide' };
        const fills = [{ slot: 'agents.agent', component: 'More', file: './src/More.tsx', title: 'More' }];
        const wider = {
          'New origin: https://other.example.': { api: { origin: 'https://other.example' } },
          'New path: /wide-api.': { api: { prefix: '/wide-api' } },
          'New public address: /wide/open.': {
            routes: [own, { ...own, path: '/wide/open', access: 'public' }],
          },
          'New page for profile: /wide.': { routes: [{ ...own, role: 'profile' }] },
          'New slot: wide.slot.': { slots: [{ name: 'wide.slot', context: {} }] },
          'New fill of agents.agent: More.': { fills },
          'New count: GET /api/wide.': {
            badge: { at: '/wide', call: '/api/wide', field: 'count', unit: 'new' },
            routes: [{ ...own, navigation: {} }],
          },
        };
        let at = 0;
        for (const [what, manifest] of Object.entries(wider)) {
          at += 1;
          const query = { remote: 'wide', ...(at % 2 ? { mode: 'live' } : { mode: 'rollout', percent: '100' }) };
          const answer = await published(test, token, query, await zipOf(buildOf('wide', `2.${at}.0`, manifest)));
          const why = `An operator must release it, because it adds more than was approved. ${what}`;
          if (at === 1) await published(test, token, query, await zipOf(buildOf('wide', '2.1.1', manifest)));
          if (at === 1) await published(test, token, query, await zipOf(buildOf('wide', '2.1.0', manifest)));
          assert.deepEqual([answer.state, answer.why], ['waiting', why]);
          assert.equal((await registryOnDisk(test.config))['wide']?.version, '1.0.0');
          const [held] = (await partOf(operator, 'wide')).releases;
          assert.deepEqual([held?.id, held?.why], [answer.id, why]);
          assert.equal(held?.preview, answer.preview);
          const added = Object.values(held?.adds ?? {}).flat().length;
          assert.ok(added > 0 && added < 5, `${added} of ${what}`);
          const { log } = await operator.call(releases.getReleases, {});
          assert.equal(log[0]?.text, `Published 2.${at}.0. ${why}`);
          const live = { kind: 'live' as const, release: answer.id };
          const share = { kind: 'rollout' as const, release: answer.id.slice(0, 6), percent: 100 };
          for (const wanted of [live, share]) {
            assert.equal(
              await withToken(token).refused(403, releases.changeRelease, { remote: 'wide', change: wanted }),
              why,
            );
          }
          const decline = { kind: 'decline' as const, release: answer.id };
          await withToken(token).refused(403, releases.changeRelease, { remote: 'wide', change: decline });
          if (at === Object.keys(wider).length) {
            await change(operator, 'wide', decline);
            const left = await partOf(operator, 'wide');
            assert.ok(left.releases.every(({ id }) => id !== answer.id));
            assert.equal(left.state, 'live');
            await operator.refused(409, releases.changeRelease, {
              remote: 'wide',
              change: { ...decline, release: first.id },
            });
            // The tokens are still valid.
            await published(test, token, query, await zipOf(buildOf('wide', `2.${at}.0`, manifest)));
          }
          if (at > 1) continue;
          const { notifications } = await operator.call(getNotifications, {});
          const told = notifications.filter(({ title }) => title === 'A release of wide is waiting');
          assert.deepEqual(
            told.map(({ message, link }) => [message, link]),
            [
              [why, '/admin/releases'],
              ['An operator must add wide first.', '/admin/releases'],
            ],
          );
          // A build that adds no more than an operator has released, or is rolling out, needs no second approval.
          await change(operator, 'wide', { kind: 'rollout', release: answer.id, percent: 10, halt: false });
          assert.equal((await partOf(operator, 'wide')).releases[0]?.why, null);
          await change(withToken(token), 'wide', live);
          const next = await zipOf(buildOf('wide', '3.0.0', manifest));
          assert.equal((await published(test, token, { remote: 'wide' }, next)).state, 'live');
          await change(operator, 'wide', { kind: 'live', release: first.id });
          // An operator who stops a rollout sees its version.
          await change(operator, 'wide', { kind: 'rollout', release: answer.id, percent: 10, halt: false });
          await change(operator, 'wide', { kind: 'rollout', percent: 0, halt: false });
          assert.equal((await operator.call(releases.getReleases, {})).log[0]?.text, 'Stopped the rollout of 2.1.0.');
          await change(operator, 'wide', { kind: 'rollback' });
        }
      });

      it('never restore a remote that an operator removes at the same moment', async () => {
        const { token } = await newToken('gone');
        const first = await published(test, token, { remote: 'gone' }, await zipOf(buildOf('gone', '1.0.0')));
        await change(operator, 'gone', { kind: 'live', release: first.id });
        const zip = await zipOf(buildOf('gone', '2.0.0'));
        await Promise.all([
          change(operator, 'gone', { kind: 'remove' }),
          publish(test, token, { remote: 'gone' }, zip),
          publish(test, token, { remote: 'gone', mode: 'rollout', percent: '10' }, zip),
          withToken(token).send(releases.changeRelease, {
            remote: 'gone',
            change: { kind: 'live', release: first.id },
          }),
        ]);
        assert.equal((await partOf(operator, 'gone')).state, 'removed');
        assert.equal((await registryOnDisk(test.config))['gone'], undefined);
      });

      it('that would make the site invalid are refused with the problems, and nothing changes', async () => {
        const { token } = await newToken('thief');
        const routes = [{ path: '/qr', page: 'P', access: 'signed-in', title: 'Mine' }];
        const { id } = await published(
          test,
          token,
          { remote: 'thief' },
          await zipOf(buildOf('thief', '1.0.0', { routes })),
        );
        assert.deepEqual((await partOf(operator, 'thief')).problems, ['/qr is claimed by both qr and thief.']);
        const before = await registryOnDisk(test.config);
        const added = { remote: 'thief', change: { kind: 'live', release: id } };
        assert.equal(
          await operator.refused(409, releases.changeRelease, added),
          'This is not possible: /qr is claimed by both qr and thief.',
        );
        for (const [remote, wanted] of [
          ['nobody', { kind: 'rollback' }],
          ['constructor', { kind: 'rollback' }],
          ['qr', { kind: 'rollout', percent: 10 }],
          ['qr', { kind: 'live', release: 'ffff' }],
          ['host', { kind: 'remove' }],
        ] as const) {
          await operator.refused(409, releases.changeRelease, { remote, change: wanted });
        }
        for (const wanted of [{ kind: 'undo' }, { kind: 'live' }, { kind: 'rollout', percent: 101 }, {}]) {
          await operator.refused(400, releases.changeRelease, { remote: 'qr', change: wanted });
        }
        assert.deepEqual(await registryOnDisk(test.config), before);
      });

      it('are refused when the upload is not a build, names files elsewhere, or unpacks to too much; no file is left behind', async () => {
        const { token } = await newToken('up');
        const folders = await unpackedFolders();
        const build = buildOf('up', '1.0.0');
        const send = async (files: Parameters<typeof zipOf>[0], query: Record<string, string> = {}) =>
          publish(test, token, { remote: 'up', ...query }, await zipOf(files));
        const refused = async (status: number, files: Parameters<typeof zipOf>[0], sentence: RegExp) =>
          assert.match(refusalOf(status, await send(files)), sentence);
        await refused(400, { 'dist/remote.json': '{}' }, /^The zip file has no remote\.json\. Zip the content/);
        await refused(400, buildOf('other', '1.0.0'), /^The file remote\.json has the name "other", not up\.$/);
        await refused(400, { 'remote.json': '{' }, /^The file remote\.json is not JSON/);
        await refused(400, { ...build, 'page.html': '<script>1</script>' }, /"page\.html", but a build may have only/);
        for (const name of ['a.js.br', 'a.svg.gz', 'A.JS.BR', 'release.0123456789abcdef.json.br']) {
          await refused(400, { ...build, [name]: '' }, /the site compresses files itself: leave out \.br and \.gz/);
        }
        await refused(400, { ...build, Makefile: '' }, /only files of these types/);
        await refused(400, { ...build, 'a/b\\c.js': '' }, /has a backslash/);
        await refused(400, { ...build, 'a\nb.js': '' }, /characters other/);
        await refused(400, { ...build, [`${'x'.repeat(198)}.js`]: '' }, /more than 200 characters/);
        await refused(400, { ...build, 'a.js': '', 'A.js': '' }, /contains A\.js twice/);
        await refused(400, { ...build, 'release.0123456789abcdef.json': '{}' }, /a name that the site uses itself/);
        await refused(413, { ...build, ...many(releases.BUILD_FILES_MAX) }, /at most 4000 files/);
        const bomb = Buffer.alloc(releases.BUILD_BYTES_MAX.unpacked / 2 + 1);
        await refused(413, { ...build, 'a.js': bomb, 'b.js': bomb }, /at most 120 MB unpacked/);
        for (const name of ['../out.js', '/out.js', 'a/../../out.js', 'a//out.js']) {
          const zip = renamed(await zipOf({ ...build, [`${'#'.repeat(name.length - 3)}.js`]: '1' }), name);
          assert.match(
            refusalOf(400, await publish(test, token, { remote: 'up' }, zip)),
            /which is not inside the folder/,
          );
        }
        const link = symlinked(await zipOf({ ...build, 'link.js': '/etc/passwd' }), 'link.js');
        assert.match(refusalOf(400, await publish(test, token, { remote: 'up' }, link)), /which is not a file/);
        for (const body of [Buffer.from('no zip'), (await zipOf(build)).subarray(0, 200)]) {
          refusalOf(400, await publish(test, token, { remote: 'up' }, body));
        }
        refusalOf(400, await publish(test, token, { remote: 'up' }, Buffer.alloc(0)));
        refusalOf(400, await publish(test, token, { remote: 'up' }, Buffer.from('{}'), 'application/json'));
        refusalOf(415, await publish(test, token, { remote: 'up' }, Buffer.from('x'), 'text/plain'));
        refusalOf(413, await publish(test, token, { remote: 'up' }, Buffer.alloc(releases.BUILD_BYTES_MAX.zipped + 1)));
        refusalOf(400, await send(build, { mode: 'rollout' }));
        refusalOf(400, await send(build, { mode: 'rollout', percent: '101' }));
        refusalOf(409, await send({ ...build, 'first-views.json': '{"/up":5}' }));
        refusalOf(409, await send(buildOf('up', '1.0.0', { entry: '../qr.js' })));
        refusalOf(409, await send(buildOf('up', 'one')));
        assert.equal(await unpackedFolders(), folders, 'a temporary folder is left');
        assert.equal((await partOf(operator, 'up')).releases.length, 0);
      });

      it('serve pictures that cannot run scripts, and no file with a type that a browser guesses', async () => {
        const { token } = await newToken('qr');
        const files = {
          ...buildOf('qr', '1.5.0'),
          'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'n.txt': '<b>',
        };
        await published(test, token, { remote: 'qr' }, await zipOf(files));
        const svg = await test.app.inject('/admin/remotes/qr/x.svg');
        assert.match(String(svg.headers['content-security-policy']), /default-src 'none'.*sandbox/);
        // A compressed copy, or an address that spells the name differently, does not change that.
        await writeFile(join(test.config.siteDir, 'admin/remotes/qr/x.svg.gz'), gzipSync(files['x.svg']));
        for (const url of ['/admin/remotes/qr/x.svg?a.js', '/admin/remotes/qr/x%2Esvg']) {
          const { headers } = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
          assert.equal(headers['content-encoding'], 'gzip');
          assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
        }
        const text = await test.app.inject('/admin/remotes/qr/n.txt');
        assert.equal(text.headers['x-content-type-options'], 'nosniff');
        assert.match(String(text.headers['content-type']), /^text\/plain/);
        const { qr } = remotesIn((await test.app.inject('/admin/remotes.json')).body);
        assert.equal(qr?.version, '1.5.0');
      });

      it('cannot replace a file of an earlier release', async () => {
        const { token } = await newToken('qr');
        const first = buildOf('qr', '1.6.0');
        const other = { ...buildOf('qr', '1.6.1'), 'page.0123456789abcdef.js': 'one' };
        await published(test, token, { remote: 'qr' }, await zipOf({ ...first, 'page.0123456789abcdef.js': 'two' }));
        assert.match(
          refusalOf(409, await publish(test, token, { remote: 'qr' }, await zipOf(other))),
          /another file named/,
        );
      });

      it('are refused when there is no room for them, and no file is left behind', async () => {
        const { token } = await newToken('qr');
        const before = await filesIn(test.config.releasesDir);
        const large = {
          ...buildOf('qr', '7.0.0'),
          'a.js': Buffer.alloc(4_000_000),
          'b.js': Buffer.alloc(4_000_000, 1),
        };
        const answer = await publish(test, token, { remote: 'qr' }, await zipOf(large));
        assert.match(
          refusalOf(507, answer),
          /would have 9 MB, and RELEASES_MB_MAX allows 5 MB\. Publish a smaller build/,
        );
        assert.deepEqual(await filesIn(test.config.releasesDir), before);
        await published(test, token, { remote: 'qr' }, await zipOf(buildOf('qr', '7.0.0')));
      });

      it('are unchanged while the folder of releases is missing, and the reason says what to do', async () => {
        const { token } = await newToken('qr');
        await rm(join(test.config.releasesDir, 'releases.json'));
        const sentence = refusalOf(
          409,
          await publish(test, token, { remote: 'qr' }, await zipOf(buildOf('qr', '9.0.0'))),
        );
        assert.match(sentence, /RELEASES_DIR/);
        await access(join(test.config.siteDir, 'admin/remotes.json'));
      });
    },
    { ...OPERATORS, releasesBytesMax: 5_000_000 },
  );
});

describe('The log of releases', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      /** Runs the command like a server that is killed before the command ends. */
      const composed = (changes: readonly object[]) => {
        const { siteDir, releasesDir } = test.config;
        const { stdout, stderr } = spawnSync(process.execPath, ['dist/compose.js', '--json'], {
          input: JSON.stringify({ changes, actor: { by: 'token fr_abcd…' } }),
          env: { ...process.env, SITE_DIR: siteDir, RELEASES_DIR: releasesDir },
        });
        assert.match(String(stdout), /^\{"ok":true/, String(stdout) + String(stderr));
      };
      const buildIn = async (name: string, version: string) => {
        const folder = await mkdtemp(join(tmpdir(), 'frontdesk-build-'));
        for (const [file, content] of Object.entries(buildOf(name, version)))
          await writeFile(join(folder, file), content);
        return folder;
      };
      const mails = async () =>
        (await outbox(test.config.dataDir, 0)).filter((mail) => /Subject: A release of hours is waiting/.test(mail));

      it('contains actions that no server noticed, and notifies operators once of releases that wait', async () => {
        await composeSite(test.config);
        await test.stop();
        const [qr, hours] = [await buildIn('qr', '2.0.0'), await buildIn('hours', '1.0.0')];
        composed([{ kind: 'folder', part: 'qr', folder: qr, byTeam: true }]);
        composed([{ kind: 'folder', part: 'hours', folder: hours, byTeam: true }]);
        await test.start(test.config);
        await until(async () => (await mails()).length === 2, 'both operators have a mail');
        await test.restart();
        const { db } = await openDatabase(test.config);
        const rows = await db.selectFrom('release_actions').select(['actor', 'remote', 'text']).orderBy('at').execute();
        await db.destroy();
        assert.deepEqual(
          rows.map(({ actor, remote, text }) => [actor, remote, text]),
          [
            ['token fr_abcd…', 'qr', 'Published 2.0.0 to all browsers.'],
            ['token fr_abcd…', 'hours', 'Published 1.0.0. It waits for an operator.'],
          ],
        );
        assert.equal((await mails()).length, 2);
        for (const folder of [qr, hours]) await rm(folder, { recursive: true });
      });

      it('contains no action of a killed command, and the site is restored', async () => {
        await test.stop();
        const registry = join(test.config.siteDir, 'admin/remotes.json');
        const file = join(test.config.releasesDir, 'releases.json');
        const before = await readFile(registry, 'utf8');
        await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), isUnfinished: true }));
        await writeFile(registry, '{"remotes":[]}');
        await test.start(test.config);
        await until(async () => (await readFile(registry, 'utf8')) === before, 'the site is whole again');
        await until(async () => !(await readFile(file, 'utf8')).includes('isUnfinished'), 'the log says so');
      });
    },
    OPERATORS,
  );
});

const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}.js`, '']));

/** Renames the file of `#` signs in a zip, because libraries would not write such a name. */
function renamed(zip: Buffer, name: string): Buffer {
  const from = Buffer.from(`${'#'.repeat(name.length - 3)}.js`);
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.write(name, at, 'latin1');
  return copy;
}

/** Marks a file in a zip as a link. */
function symlinked(zip: Buffer, name: string): Buffer {
  const copy = Buffer.from(zip);
  const header = copy.lastIndexOf(Buffer.from(name)) - 46;
  assert.equal(copy.readUInt32LE(header), 0x02014b50);
  copy.writeUInt16LE(0x0314, header + 4);
  copy.writeUInt32LE((0o120777 << 16) >>> 0, header + 38);
  return copy;
}
