import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database';
import { openFileStore } from '../src/files/file-store';
import { Crawl } from '../src/websites/crawl-website';
import type { FetchResult } from '../src/websites/page-fetcher';
import { PageReader } from '../src/websites/page-reader';
import { WebsiteClaims } from '../src/websites/website-claims';
import { addWebsiteOf } from '../src/websites/website-store';
import { createAgent } from './support/agents';
import { onOneDatabase, useTestApp } from './support/test-app';
import { names, ownerWith, page, quick, refreshed } from './support/websites';

describe('A website with unusual pages', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('stores pages whose titles contain characters that a database cannot store', async () => {
        const { site, owner, botId, website } = await ownerWith(test, {
          '/': page('A\0B', '<a href="/long">Long</a><a href="/n%00.txt">Note</a>'),
          '/long': page(`${'x'.repeat(199)}😀`, 'Text of the long one.'),
          '/n%00.txt': { headers: { 'content-type': 'text/plain' }, body: 'A note.' },
        });
        assert.deepEqual([website.pages, website.error], [3, null]);
        assert.deepEqual(await names(owner, botId), ['AB', 'n.txt', 'x'.repeat(199)]);
        await site.stop();
      });

      it('ends a failing crawl with an error for the owner, and retries later', async () => {
        const { site, owner, botId } = await ownerWith(test, { '/': page('Home', 'Text.') });
        const { db } = await openDatabase(test.config);
        await sql.raw('alter table website_pages rename column fetched_crawl to fetched_away').execute(db);
        const before = site.requests.length;
        const website = await refreshed(owner, botId);
        assert.match(website.error ?? '', /stopped because of a problem on this server/);
        await setTimeout(300);
        assert.equal(site.requests.length, before + 1);
        await sql.raw('alter table website_pages rename column fetched_away to fetched_crawl').execute(db);
        assert.equal((await refreshed(owner, botId)).error, null);
        await db.destroy();
        await site.stop();
      });
    },
    quick,
  );
});

describe('A website that redirects into a private network', () => {
  const test = useTestApp('sqlite', { websiteDelayMs: 0 });

  it('is not fetched, with a message that explains why', async () => {
    const owner = await test.visitor.signUp();
    const botId = await createAgent(owner);
    const database = await openDatabase(test.config);
    await test.stop();
    const { id } = await database.db.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
    // A name that resolves to a public address, at which no test can serve a page.
    await addWebsiteOf(database, id, { botId, address: 'http://redirects.example/' });
    const claims = new WebsiteClaims(database);
    const claimed = await claims.claim([]);
    assert.ok(claimed);
    const asked: string[] = [];
    const fetcher = {
      fetch: async (address: string): Promise<FetchResult> => {
        asked.push(new URL(address).pathname);
        return { kind: address.endsWith('/robots.txt') ? 'missing' : 'private' };
      },
    };
    const parts = {
      database,
      claims,
      fetcher,
      reader: new PageReader(test.config),
      config: test.config,
      files: await openFileStore(database, test.config, () => undefined),
      wakeReading: () => {},
      isWaitedFor: async () => false,
      wait: async () => {},
    };
    const result = await new Crawl(parts, claimed, new AbortController().signal).run();
    assert.match(result?.error ?? '', /leads to a private network/);
    assert.deepEqual(asked, ['/robots.txt', '/']);
    await database.db.destroy();
    await test.start(test.config);
  });
});
