import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addWebsite, getWebsites } from '@frontdesk/shared/endpoints/website';
import { createAgent } from './support/agents';
import { onOneDatabase } from './support/test-app';
import { TestSite } from './support/test-site';
import { until } from './support/until';
import { ownerWith, page, quick } from './support/websites';

/** A site with an endless number of pages. */
const endless = () =>
  new TestSite({
    '/robots.txt': { status: 404 },
    '*': (path) => ({
      ...page(path, `Text of ${path}. <a href="${path}x">On</a> <a href="${path}y">On</a>`),
      delayMs: 50,
    }),
  }).start();

describe('Websites of several owners', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('take turns, even if two owners have slow ones', async () => {
        const slow = await Promise.all(
          [1, 2].map(async () => {
            const site = await endless();
            const owner = await test.visitor.signUp();
            const botId = await createAgent(owner);
            await owner.call(addWebsite, { botId, address: site.address });
            await until(() => site.requests.length > 2, 'a slow website is being fetched');
            const isFetching = async () => (await owner.call(getWebsites, { botId })).websites[0]?.isFetching;
            return { site, isFetching };
          }),
        );
        const { site, website } = await ownerWith(test, { '/': page('Home', 'Text.') });
        assert.deepEqual([website.pages, website.error], [1, null]);
        for (const { isFetching } of slow) assert.equal(await isFetching(), true);
        // The crawls of the slow websites continue after their pause.
        for (const other of slow) {
          const { length } = other.site.requests;
          await until(() => other.site.requests.length > length + 2, 'a slow website is fetched further');
          assert.equal(other.site.paths.filter((path) => path === '/').length, 2);
        }
        for (const one of [site, ...slow.map((other) => other.site)]) await one.stop();
      });
    },
    { ...quick, websitePagesMax: 100_000, websiteMs: { turn: 0, crawl: 3_600_000 } },
  );

  onOneDatabase(
    'sqlite',
    (test) => {
      it('are fetched for a limited time, and show that the rest was left out', async () => {
        const site = await endless();
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        await owner.call(addWebsite, { botId, address: site.address });
        const website = async () => (await owner.call(getWebsites, { botId })).websites[0];
        await until(async () => (await website())?.isFetching === false, 'the crawl ends');
        assert.match((await website())?.error ?? '', /took over an hour, so the rest was skipped/);
        assert.equal((await website())?.pages, 1);
        await site.stop();
      });
    },
    { ...quick, websiteMs: { turn: 15_000, crawl: 0 } },
  );
});
