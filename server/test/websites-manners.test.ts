import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { addWebsite } from '@frontdesk/shared/endpoints/website';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database';
import { openFileStore } from '../src/files/file-store';
import { Crawl } from '../src/websites/crawl-website';
import { PageFetcher } from '../src/websites/page-fetcher';
import { PageReader } from '../src/websites/page-reader';
import { WebsiteClaims } from '../src/websites/website-claims';
import { addWebsiteOf } from '../src/websites/website-store';
import { createAgent } from './support/agents';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { type TestPage, TestSite } from './support/test-site';
import { until } from './support/until';
import { fetched, names, ownerWith, page, quick, xml } from './support/websites';

const robots = (body: string): TestPage => ({ headers: { 'content-type': 'text/plain' }, body });

/**
 * Crawls a site with a clock that is advanced only by the pauses; returns each request with its time in milliseconds.
 */
async function crawled(test: TestApp, pages: TestSite['pages']) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  const { config } = test;
  const database = await openDatabase(config);
  // The app's own queue would claim the website.
  await test.stop();
  let now = 0;
  const times: number[] = [];
  const recorded = Object.entries(pages).map(([path, content]) => {
    const answer = (asked: string, address: string) => {
      times.push(now);
      return typeof content === 'function' ? content(asked, address) : content;
    };
    return [path, answer] as const;
  });
  const site = await new TestSite(Object.fromEntries(recorded)).start();
  const { id } = await database.db
    .selectFrom('agents')
    .select('organization_id as id')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow();
  await addWebsiteOf(database, id, { botId, address: site.address });
  const claims = new WebsiteClaims(database);
  const claimed = await claims.claim([]);
  assert.ok(claimed);
  const fetcher = new PageFetcher({ allowPrivate: true, publicUrl: null });
  const parts = {
    database,
    claims,
    fetcher,
    config,
    reader: new PageReader(config),
    files: await openFileStore(database, config, () => undefined),
    wakeReading: () => {},
    isWaitedFor: async () => false,
    wait: async (ms: number) => {
      now += ms;
    },
  };
  const result = await new Crawl(parts, claimed, new AbortController().signal).run();
  await claims.finish(claimed, { error: null, isCut: false }, 3_600_000);
  await fetcher.close();
  await database.db.destroy();
  await site.stop();
  await test.start(config);
  return { result, requests: site.paths.map((path, at) => ({ path, time: times[at] ?? Number.NaN })) };
}

describe('A website', () => {
  const test = useTestApp('sqlite', { ...quick, websiteDelayMs: 500 });
  const links = '<a href="/a">A</a> <a href="/b">B</a>';
  const site = {
    '/': page('Home', links),
    '/a': page('A', 'Text of a.'),
    '/b': page('B', 'Text of b.'),
    '/one.xml': xml('<urlset></urlset>'),
    '/two.xml': xml('<urlset></urlset>'),
  };

  it('receives requests for one address at a time, with the pause that its robots.txt requests, sitemaps included', async () => {
    const { requests } = await crawled(test, {
      ...site,
      '/robots.txt': (_, address) =>
        robots(`User-agent: *\nCrawl-delay: 3\nSitemap: ${address}one.xml\nSitemap: ${address}two.xml`),
    });
    assert.deepEqual(
      requests.map(({ path, time }) => `${time} ${path}`),
      ['0 /robots.txt', '0 /', '3000 /one.xml', '6000 /two.xml', '9000 /', '12000 /a', '15000 /b'],
    );
  });

  it('gets half a second between requests if it requests no pause, and at most ten seconds', async () => {
    const pauses = async (text: string) => {
      const { requests } = await crawled(test, { ...site, '/robots.txt': robots(text) });
      return requests.slice(2).map(({ time }, at) => time - (requests[at + 1]?.time ?? 0));
    };
    assert.deepEqual(await pauses(''), [500, 500, 500]);
    assert.deepEqual(await pauses('User-agent: *\nCrawl-delay: 3600'), [10_000, 10_000, 10_000]);
  });

  it('is not asked for a sitemap that robots may not read', async () => {
    const { requests } = await crawled(test, {
      '/': page('Home', 'Text.'),
      '/robots.txt': (_, address) => robots(`User-agent: *\nDisallow: /one.xml\nSitemap: ${address}one.xml`),
      '/one.xml': xml('<urlset></urlset>'),
    });
    assert.deepEqual(
      requests.map(({ path }) => path),
      ['/robots.txt', '/', '/'],
    );
  });

  it('is read according to the robots.txt of another host when its own redirects there', async () => {
    const other = await new TestSite({ '/rules': robots('User-agent: *\nDisallow: /a') }).start();
    const { requests } = await crawled(test, {
      ...site,
      // Another name for the same host.
      '/robots.txt': (_, address) => ({
        status: 301,
        headers: { location: `${address.replace('127.0.0.1', 'localhost')}rules` },
      }),
      '/rules': robots('User-agent: *\nDisallow: /a'),
    });
    assert.deepEqual(
      requests.map(({ path }) => path),
      ['/robots.txt', '/rules', '/', '/', '/b'],
    );
    // Otherwise a site could make us try the ports of other hosts.
    await crawled(test, {
      ...site,
      '/robots.txt': { status: 301, headers: { location: `${other.address.replace('127.0.0.1', 'localhost')}rules` } },
    });
    assert.deepEqual(other.paths, []);
    await other.stop();
  });

  it('is found through a compressed sitemap, but not through one that unpacks to more than 50 MB', async () => {
    const packed = (body: string): TestPage => ({
      headers: { 'content-type': 'application/gzip' },
      body: gzipSync(`<?xml version="1.0"?>${body}`),
    });
    const { requests } = await crawled(test, {
      ...site,
      '/': page('Home', 'Text.'),
      '/robots.txt': (_, address) =>
        robots(`User-agent: *\nSitemap: ${address}bomb.xml.gz\nSitemap: ${address}good.xml.gz`),
      '/bomb.xml.gz': (_, address) =>
        packed(`<urlset><url><loc>${address}a</loc></url></urlset>${' '.repeat(60_000_000)}`),
      '/good.xml.gz': (_, address) => packed(`<urlset><url><loc>${address}b</loc></url></urlset>`),
    });
    assert.deepEqual(
      requests.map(({ path }) => path),
      ['/robots.txt', '/', '/bomb.xml.gz', '/good.xml.gz', '/', '/b'],
    );
  });
});

describe('A website that was fetched', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('is fetched again a day later, and not before', async () => {
        const { site, owner, botId } = await ownerWith(test, { '/': page('Home', 'Text.') });
        const second = await createAgent(owner);
        const { length } = site.requests;
        /** Makes time pass in the database, and restarts the server, which then looks for websites that are due. */
        const later = async (hours: number) => {
          await test.stop();
          const { db, engine } = await openDatabase(test.config);
          await sql`update websites set due_at = ${
            engine === 'postgres'
              ? sql`to_char(due_at::timestamptz at time zone 'utc' - ${sql.lit(`${hours} hours`)}::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
              : sql`strftime('%Y-%m-%dT%H:%M:%fZ', due_at, ${`-${hours} hours`})`
          }`.execute(db);
          await db.destroy();
          await test.start(test.config);
          return test.visitor.as(owner.headers);
        };
        const early = await later(23);
        // Websites are claimed in turn, so if the first one were due, it would be fetched before this one.
        const other = await new TestSite({ '/': page('Other', 'Text.') }).start();
        await early.call(addWebsite, { botId: second, address: other.address });
        await fetched(early, second);
        assert.equal(site.requests.length, length);
        site.pages['/'] = page('Home', 'New text.');
        const late = await later(1.1);
        await until(async () => (await fetched(late, botId)).changes.changed === 1, 'the website is fetched again');
        assert.deepEqual(await names(late, botId), ['Home']);
        for (const one of [site, other]) await one.stop();
      });
    },
    quick,
  );
});
