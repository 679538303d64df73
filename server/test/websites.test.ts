import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { deleteDocuments, downloadDocument } from '@frontdesk/shared/endpoints/document';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { addWebsite, getWebsites, refreshWebsite, removeWebsite } from '@frontdesk/shared/endpoints/website';
import { type Database, openDatabase } from '../src/database/database';
import { WebsiteClaims } from '../src/websites/website-claims';
import { addWebsiteOf } from '../src/websites/website-store';
import { createAgent, documentsDone, giveClient, startChat } from './support/agents';
import { onOneDatabase, useTestApp } from './support/test-app';
import { TestSite } from './support/test-site';
import { until } from './support/until';
import { fetched, names, ownerWith, page, quick, refreshed, xml } from './support/websites';

describe('A website', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('becomes documents with their source, which answer questions and can be downloaded', async () => {
        const { site, owner, botId, website } = await ownerWith(test, {
          '/': page(
            'Home',
            '<a href="/hours?utm_source=x#top">Hours</a><a href="/terms.txt">Terms</a><a href="/a.jpg">A</a><a href="http://elsewhere.example/">Out</a>',
          ),
          '/hours': page('Opening hours', '<h1>Hours</h1><p>The sauna opens at eight. <a href="/">Home</a></p>'),
          '/terms.txt': { headers: { 'content-type': 'text/plain' }, body: 'Payment within ten days.' },
          '/a.jpg': { headers: { 'content-type': 'image/jpeg' }, body: 'x' },
        });
        assert.deepEqual(
          [website.pages, website.error, website.changes],
          [3, null, { added: 3, changed: 0, removed: 0 }],
        );
        assert.ok(website.lastFetched);
        const documents = await documentsDone(owner, botId);
        // There is one notification for the whole website.
        const { notifications } = await owner.call(getNotifications, {});
        assert.deepEqual(
          notifications.map(({ title }) => title),
          ['Website fetched'],
        );
        assert.match(notifications[0]?.message ?? '', /^3 pages of http/);
        assert.deepEqual(documents.map(({ name }) => name).sort(), ['Home', 'Opening hours', 'terms.txt']);
        const hours = documents.find(({ name }) => name === 'Opening hours');
        assert.deepEqual([hours?.sourceAddress, hours?.websiteId], [`${site.address}hours`, website.id]);
        const { ask } = await startChat(test.visitor, await giveClient(owner, botId));
        assert.match((await ask('When does the sauna open?')).text, /eight/);
        const file = await owner.call(downloadDocument, { botId, documentId: String(hours?.documentId) });
        assert.equal(file.name, 'Opening hours.html');
        assert.match(Buffer.from(file.base64Content, 'base64').toString(), /sauna opens/);
        assert.match(site.requests[1]?.headers['user-agent'] ?? '', /^FrontdeskBot\/1\.0/);
        await site.stop();
      });

      it('shows what changed after a refresh, and downloads only the changes', async () => {
        const { site, owner, botId } = await ownerWith(test, {
          '/': page('Home', '<a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a> <a href="/d">D</a>', '"1"'),
          '/a': page('A', 'The price is 10 euros.', '"1"'),
          '/b': page('B', 'Text of b.', '"1"'),
          '/c': page('C', 'Text of c.'),
          '/d': page('D', 'Text of d.'),
        });
        const deleted = (await documentsDone(owner, botId)).find(({ name }) => name === 'C');
        await owner.call(deleteDocuments, { documentIds: [String(deleted?.documentId)] });
        const home = { ...page('Home', '<a href="/a">A</a> <a href="/e">E</a>'), headers: { etag: '"2"' } };
        site.pages = {
          ...site.pages,
          '/': home,
          '/a': page('A2', 'The price is 12 euros.', '"2"'),
          '/d': { status: 410 },
          '/e': page('E', 'New.'),
        };
        const website = await refreshed(owner, botId);
        assert.deepEqual(website.changes, { added: 1, changed: 2, removed: 1 });
        // Documents that the owner deleted are not restored, although their pages still exist.
        assert.deepEqual(await names(owner, botId), ['A2', 'B', 'E', 'Home']);
        const { ask } = await startChat(test.visitor, await giveClient(owner, botId));
        await documentsDone(owner, botId);
        assert.match((await ask('What is the price?')).text, /12 euros/);
        assert.deepEqual((await refreshed(owner, botId)).changes, { added: 0, changed: 0, removed: 0 });
        await site.stop();
      });

      it('that is down keeps all documents, and shows when it was last fetched', async () => {
        const { site, owner, botId, website } = await ownerWith(test, { '/': page('Home', 'Text.') });
        site.isDown = true;
        const later = await refreshed(owner, botId);
        assert.deepEqual([later.pages, later.lastFetched], [1, website.lastFetched]);
        assert.match(later.error ?? '', /could not be reached\. It will be tried again/);
        assert.ok((later.lastTried ?? '') > (later.lastFetched ?? ''));
        site.isDown = false;
        assert.equal((await refreshed(owner, botId)).error, null);
        await site.stop();
      });

      it('is removed with all its documents, even while it is being fetched', async () => {
        const { site, owner, botId } = await ownerWith(test, {
          '/': page('Home', 'Text.'),
          '*': (path) => page(path, `<a href="${path}x">On</a>`),
        });
        site.pages = {
          '/': page('Home', '<a href="/x">On</a>'),
          '*': (path) => ({ ...page(path, `<a href="${path}x">On</a>`), delayMs: 50 }),
        };
        const { id } = await fetched(owner, botId);
        await owner.call(refreshWebsite, { id });
        await until(async () => (await names(owner, botId)).length > 2, 'some pages are fetched');
        await owner.call(removeWebsite, { id });
        assert.deepEqual(await names(owner, botId), []);
        await setTimeout(300);
        assert.deepEqual(await names(owner, botId), []);
        assert.deepEqual((await owner.call(getWebsites, { botId })).websites, []);
        await site.stop();
      });

      it('continues after a restart where it was interrupted', async () => {
        const site = await new TestSite({
          '/': page('Home', Array.from({ length: 12 }, (_, at) => `<a href="/p${at}">P</a>`).join('')),
          '*': (path) =>
            path === '/robots.txt' ? { status: 404 } : { ...page(path, `Text of ${path}.`), delayMs: 80 },
        }).start();
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        await owner.call(addWebsite, { botId, address: site.address });
        await until(async () => (await names(owner, botId)).length > 3, 'some pages are fetched');
        await test.restart();
        const again = test.visitor.as(owner.headers);
        const website = await fetched(again, botId);
        assert.deepEqual([website.pages, website.changes.added], [13, 13]);
        const counts = new Map(site.paths.map((path) => [path, site.paths.filter((other) => other === path).length]));
        // Only the request that was running was repeated.
        assert.ok(
          [...counts].filter(([path, count]) => path.startsWith('/p') && count > 1).length <= 1,
          site.paths.join(),
        );
        await site.stop();
      });
    },
    quick,
  );
});

describe('A website that is due', () => {
  onOneDatabase(
    'sqlite',
    (test) => {
      it('is claimed by one instance, and by another with the same crawl when the first goes silent', async () => {
        const owner = await test.visitor.signUp();
        const botId = await createAgent(owner);
        const [first, second] = await Promise.all([openDatabase(test.config), openDatabase(test.config)]);
        // The app's own queue would claim the website.
        await test.stop();
        await addWebsiteOf(first, await organizationOf(first), { botId, address: 'http://127.0.0.1:1/' });
        const claims = [new WebsiteClaims(first), new WebsiteClaims(second)] as const;
        const [one, other] = await Promise.all([claims[0].claim([]), claims[1].claim([])]);
        const claimed = one ?? other;
        assert.ok(claimed && (one === null || other === null));
        assert.equal(await claims[1].claim([]), null);
        await claims[0].giveBack(claimed, 0);
        const again = await claims[1].claim([]);
        assert.deepEqual([again?.crawl, again?.claims], [claimed.crawl, claimed.claims + 1]);
        assert.equal(await claims[0].extendLease(claimed), false);
        assert.ok(again && (await claims[1].finish(again, { error: null, isCut: false }, 60_000)));
        assert.equal(await claims[0].claim([]), null);
        for (const { db } of [first, second]) await db.destroy();
        await test.start(test.config);
      });
    },
    quick,
  );
});

async function organizationOf({ db }: Database): Promise<string> {
  return (await db.selectFrom('agents').select('organization_id as id').executeTakeFirstOrThrow()).id;
}

describe('A website is fetched politely', () => {
  const test = useTestApp('sqlite', { ...quick, websitePagesMax: 8 });

  it('as its robots.txt allows, without pages that exclude robots', async () => {
    const { site, owner, botId } = await ownerWith(test, {
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /private\nCrawl-delay: 0.1',
      },
      '/': page('Home', '<a href="/private/a">A</a><a href="/b">B</a><a href="/c" rel="nofollow">C</a>'),
      '/private/a': page('A', 'secret'),
      '/b': page('B', '<meta name="robots" content="noindex">left out <a href="/d">D</a>'),
      '/c': page('C', 'c'),
      '/d': page('D', 'd'),
    });
    assert.deepEqual(await names(owner, botId), ['D', 'Home']);
    assert.ok(!site.paths.includes('/private/a') && !site.paths.includes('/c'));
    await site.stop();
  });

  it('by its sitemap or an index of sitemaps, and no further', async () => {
    const { site, owner, botId } = await ownerWith(
      test,
      {
        '/index.xml': (_, address) =>
          xml(`<sitemapindex><sitemap><loc>${address}one.xml</loc></sitemap></sitemapindex>`),
        '/one.xml': (_, address) =>
          xml(`<urlset><url><loc>${address}a</loc></url><url><loc>http://other.example/x</loc></url></urlset>`),
        '/a': page('A', 'Text of a.'),
      },
      'index.xml',
    );
    assert.deepEqual(await names(owner, botId), ['A']);
    await site.stop();
  });

  it('up to the limit of pages, however many links there are', async () => {
    const { site, owner, botId, website } = await ownerWith(test, {
      '/robots.txt': { status: 404 },
      '*': (path) => page(path, `Text of ${path}. <a href="${path}0">0</a> <a href="${path}1">1</a>`),
    });
    assert.deepEqual([website.pages, website.isCut, (await names(owner, botId)).length], [8, true, 8]);
    assert.ok(site.requests.length < 30, String(site.requests.length));
    await site.stop();
  });

  it('without pages that are too large, have another type, or are equal to another page', async () => {
    const { site, owner, botId } = await ownerWith(test, {
      '/': page(
        'Home',
        '<a href="/huge">1</a><a href="/zip">2</a><a href="/same">3</a><a href="/same2">4</a><a href="/moved">5</a><a href="/out">6</a>',
      ),
      '/huge': { body: Buffer.alloc(11_000_000, 'a') },
      '/zip': { headers: { 'content-type': 'application/zip' }, body: 'PK' },
      '/same': page('Same', 'the same'),
      '/same2': page('Same', 'the same'),
      '/moved': { status: 301, headers: { location: '/target' } },
      '/target': page('Target', 'Text of the target.'),
      '/out': { status: 302, headers: { location: 'http://other.example/' } },
    });
    assert.deepEqual(await names(owner, botId), ['Home', 'Same', 'Target']);
    await site.stop();
  });

  it('up to the quota of documents, with a message that names it', async () => {
    const { config } = test;
    await test.restart({ quotas: { ...config.quotas, documents: 2 } });
    const { site, website } = await ownerWith(test, {
      '/robots.txt': { status: 404 },
      '*': (path) => page(path, `Text of ${path}. <a href="${path}0">0</a>`),
    });
    assert.equal(website.pages, 2);
    assert.match(website.error ?? '', /2 of 2 documents/);
    await site.stop();
    await test.restart(config);
  });

  it('only at a valid address', async () => {
    const owner = await test.visitor.signUp();
    const botId = await createAgent(owner);
    assert.match(await owner.refused(400, addWebsite, { botId, address: 'ftp://a.example' }), /Enter a web address/);
    await owner.call(addWebsite, { botId, address: 'http://127.0.0.1:1/' });
    await owner.refused(409, addWebsite, { botId, address: 'http://127.0.0.1:1/' });
    await owner.call(addWebsite, { botId, address: 'http://127.0.0.1:1/help?a=1' });
    for (const same of ['HTTP://127.0.0.1:1/help/?a=1#top', 'http://127.0.0.1:1/help/?a=1', 'http://127.0.0.1:1#top']) {
      assert.match(await owner.refused(409, addWebsite, { botId, address: same }), /already added/, same);
    }
  });
});

describe('The same website, added with and without its last slash at the same time', () => {
  onOneDatabase('postgres', (test) => {
    it('is stored once', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner);
      const addresses = Array.from({ length: 6 }, (_, at) => `http://127.0.0.1:1/help${at % 2 === 0 ? '' : '/'}`);
      const answers = await Promise.all(addresses.map((address) => owner.send(addWebsite, { botId, address })));
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409, 409, 409]);
      assert.equal((await owner.call(getWebsites, { botId })).websites.length, 1);
    });
  });
});

describe('A website in a private network', () => {
  const test = useTestApp('sqlite', { websiteDelayMs: 0 });

  it('is not fetched, with a message that explains why', async () => {
    const { site, owner, botId, website } = await ownerWith(test, { '/': page('Home', 'internal') });
    assert.match(website.error ?? '', /private network/);
    assert.deepEqual([site.requests.length, (await names(owner, botId)).length], [0, 0]);
    await site.stop();
  });
});
