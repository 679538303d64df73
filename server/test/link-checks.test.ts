import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import * as links from '@frontdesk/shared/endpoints/short-link';
import { LinkChecks } from '../src/links/link-checks';
import { PageFetcher } from '../src/websites/page-fetcher';
import { createAgent } from './support/agents';
import type { ApiClient } from './support/api-client';
import { withDatabase } from './support/desk';
import { scan } from './support/scans';
import { onOneDatabase, type TestApp } from './support/test-app';
import { TestSite } from './support/test-site';

const never = new AbortController().signal;

describe('The destinations of codes', () => {
  let site: TestSite;
  before(async () => {
    site = await new TestSite({ '/menu': 'The menu', '/blocked': { status: 403 }, '/sick': { status: 500 } }).start();
  });
  after(() => site.stop());

  onOneDatabase(
    'sqlite',
    (test) => {
      /** Saves a code that leads to a page on the test's site; no owner could save such a code. */
      async function makeCode(owner: ApiClient, path: string) {
        const made = await owner.call(links.createShortLink, {
          Type: 'Url',
          Url: 'https://example.com/',
          Name: 'Poster',
        });
        await lead(test, made.id, new URL(path, site.address).href);
        return made;
      }
      const listed = async (owner: ApiClient, id: string) =>
        (await owner.call(links.getShortLinks, {})).find(({ qrId }) => qrId === id);

      it('that stop working are reported after three checks, and again when they work', async () => {
        const owner = await test.visitor.signUp();
        const { id, slug } = await makeCode(owner, '/menu');
        const address = new URL('/menu', site.address).href;
        const check = () => owner.call(links.checkShortLink, { id });
        assert.deepEqual(await check(), { destinations: [{ address, problem: null }] });
        assert.equal((await listed(owner, id))?.unreachable, null);
        const notices = async () =>
          (await owner.call(getNotifications, {})).notifications
            .filter(({ title }) => title.includes('Poster'))
            .map(({ title }) => title);
        site.isDown = true;
        assert.deepEqual(await check(), { destinations: [{ address, problem: 'The site does not respond.' }] });
        // She requested the check, so she sees the result immediately.
        assert.equal((await listed(owner, id))?.unreachable?.address, address);
        assert.deepEqual(await notices(), []);
        await scan(test.app, slug);
        await check();
        await check();
        await check();
        assert.deepEqual(await notices(), ['“Poster” leads nowhere']);
        site.isDown = false;
        await check();
        assert.equal((await listed(owner, id))?.unreachable, null);
        assert.equal((await notices()).length, 2);
        assert.ok((await notices()).includes('“Poster” works again'));
      });

      it('are replaced by a page or an agent, if their owner wants that', async () => {
        const owner = await test.visitor.signUp();
        const { id, slug } = await makeCode(owner, '/gone');
        const address = new URL('/gone', site.address).href;
        for (let checks = 0; checks < 3; checks++) await owner.call(links.checkShortLink, { id });
        assert.equal((await listed(owner, id))?.unreachable?.problem, 'The page no longer exists.');
        assert.equal((await scan(test.app, slug)).headers.location, address);
        await owner.call(links.updateShortLink, { qrId: id, fallback: 'page' });
        const page = await scan(test.app, slug);
        assert.equal(page.statusCode, 200);
        assert.match(page.body, /<h1>This page cannot be reached right now\.<\/h1>/);
        assert.ok(page.body.includes(`href="${address}"`));
        const agent = await createAgent(owner, 'Rosa');
        await owner.call(links.updateShortLink, { qrId: id, fallback: agent });
        assert.equal((await scan(test.app, slug)).headers.location, `/c/${slug}`);
        assert.equal((await listed(owner, id))?.fallback, agent);
        const chat = await test.app.inject({ url: `/c/${slug}` });
        assert.equal(chat.statusCode, 200);
        assert.match(chat.body, /Poster/);
        const stranger = await test.visitor.signUp();
        const own = await makeCode(stranger, '/menu');
        await stranger.refused(404, links.updateShortLink, { qrId: own.id, fallback: agent });
        await stranger.refused(404, links.checkShortLink, { id });
        await owner.call(links.updateShortLink, { qrId: id, fallback: null });
        assert.equal((await scan(test.app, slug)).headers.location, address);
        await owner.call(saveQr, { Id: id, Name: 'Poster', Type: 'Url', Url: 'https://example.com/new' });
        assert.equal((await listed(owner, id))?.unreachable, null, 'the old address does not matter any more');
      });

      it('that refuse robots count as reached, and a server error does not', async () => {
        const owner = await test.visitor.signUp();
        const { id } = await makeCode(owner, '/blocked');
        const sick = new URL('/sick', site.address).href;
        await owner.call(setLinkRules, {
          id,
          rules: [{ when: { device: 'ios' }, destination: 'https://example.com/x' }],
        });
        await withDatabase(test, async ({ db }) => {
          const rules = JSON.stringify([{ when: { device: 'ios' }, destination: sick }]);
          await db.updateTable('short_links').set({ rules }).where('qr_id', '=', id).execute();
        });
        const { destinations } = await owner.call(links.checkShortLink, { id });
        assert.deepEqual(
          destinations.map(({ problem }) => problem),
          [null, 'The site reports an error.'],
        );
      });

      it('are checked daily, and sooner after a failure or a change', async () => {
        const owner = await test.visitor.signUp();
        const { id } = await makeCode(owner, '/menu');
        await withDatabase(test, async (database) => {
          const fetcher = new PageFetcher({ allowPrivate: true, publicUrl: null });
          const titles: string[] = [];
          const checks = new LinkChecks(
            {
              database,
              fetcher,
              links: { forget: () => undefined },
              notifyWithin: async (_transaction, _organization, _subject, title) => {
                titles.push(title);
                return () => undefined;
              },
            },
            (failure) => assert.fail(String(failure)),
          );
          const dueIn = async () => {
            const row = await database.db
              .selectFrom('short_links')
              .select('check_at')
              .where('qr_id', '=', id)
              .executeTakeFirstOrThrow();
            return row.check_at === null ? 0 : Math.round((Date.parse(row.check_at) - Date.now()) / 3_600_000);
          };
          /** Claims due checks, as the server's worker does, until it is the code's turn. */
          const checkDue = async () => {
            await database.db.updateTable('short_links').set({ check_at: null }).where('qr_id', '=', id).execute();
            for (let work = await checks.claim(); work; work = await checks.claim()) {
              if (work.qrId === id) await checks.finish(work, await checks.run(work, never));
            }
          };
          await checkDue();
          assert.equal(await dueIn(), 24);
          await lead(test, id, new URL('/gone', site.address).href);
          for (const expected of [0, 0, 1]) {
            await checkDue();
            assert.equal(await dueIn(), 1);
            assert.equal(titles.length, expected);
          }
          await owner.call(links.setShortLinkPaused, { qrId: id, isPaused: true });
          await checkDue();
          assert.equal(await dueIn(), 0, 'a paused code is not checked');
          await checks.worker.close();
          await fetcher.close();
        });
      });
    },
    { websitesAllowPrivate: true },
  );
});

async function lead(test: TestApp, id: string, Url: string): Promise<void> {
  await withDatabase(test, async ({ db }) => {
    const payload = JSON.stringify({ Url, Name: 'Poster', Type: 'Url', Id: id });
    await db.updateTable('qr_codes').set({ payload }).where('id', '=', id).execute();
    const { slug } = await db
      .selectFrom('short_links')
      .select('slug')
      .where('qr_id', '=', id)
      .executeTakeFirstOrThrow();
    await db.updateTable('slugs').set({ version: 2 }).where('slug', '=', slug).execute();
  });
}
