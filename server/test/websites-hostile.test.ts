import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createBot, getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { addWebsite, getWebsites } from '@frontdesk/shared/endpoints/website';
import { openDatabase } from '../src/database/database';
import { databaseTime } from '../src/database/engine';
import { documentsDone } from './support/agents';
import { ServerProcess } from './support/server-process';
import { onOneDatabase, testConfig } from './support/test-app';
import { TestSite } from './support/test-site';
import { until } from './support/until';
import { ownerWith, page, quick, refreshed } from './support/websites';

describe('A website with a page that crashes its reader', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-pages-'));
    // Crashes as the reader of a hostile page does, but reads all other pages immediately.
    await writeFile(
      join(folder, 'reader.mjs'),
      `process.once('disconnect', () => process.exit());
       process.on('message', ({ address }) => {
         const { pathname } = new URL(address);
         if (pathname === '/deadly') process.exit(7);
         if (pathname === '/huge') process.abort();
         const links = pathname === '/' ? ['deadly', 'huge', 'good'].map((path) => new URL(path, address).href) : [];
         const content = { name: pathname, links, isIndexable: true, bytes: Buffer.from('Text.'), sha256: pathname, blocks: [] };
         process.send({ some: [content] });
         process.send({ isDone: true });
       });`,
    );
  });
  after(() => rm(folder, { recursive: true }));

  onOneDatabase(
    'sqlite',
    (test) => {
      it('is fetched without that page, and shows the owner why', async () => {
        await test.restart({ pageWorker: pathToFileURL(join(folder, 'reader.mjs')) });
        const { site, owner, botId, website } = await ownerWith(test, { '*': page('Any', 'Text.') });
        assert.deepEqual([website.error, website.changes.added], [null, 2]);
        const shown = async () =>
          (await documentsDone(owner, botId))
            .map(({ name, status, error }) => [name.replace(/^.*\//, '/'), status, error ?? null])
            .sort();
        const unreadable = 'This page is too large or too complicated to be read. It is tried again every day.';
        const interrupted =
          'Reading this page was interrupted twice, so it was skipped. Refresh the website to try it again.';
        const expected = [
          ['/', 2, null],
          ['/deadly', 3, interrupted],
          ['/good', 2, null],
          ['/huge', 3, unreadable],
        ];
        assert.deepEqual(await shown(), expected);
        const asked = (path: string) => site.paths.filter((other) => other === path).length;
        assert.deepEqual([asked('/deadly'), asked('/huge')], [2, 1]);
        assert.deepEqual((await refreshed(owner, botId)).changes, { added: 0, changed: 0, removed: 0 });
        assert.deepEqual([await shown(), asked('/deadly'), asked('/huge')], [expected, 4, 2]);
        await site.stop();
      });
    },
    quick,
  );
});

describe('The server', () => {
  let dataDir = '';
  let server: ServerProcess;
  let ended: Promise<unknown>;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-hostile-'));
  });
  after(async () => {
    await server.end();
    await rm(dataDir, { recursive: true });
  });
  const start = async () => {
    // A small heap, which would be too small for reading the hostile page within the server.
    const NODE_OPTIONS = '--max-old-space-size=200';
    const env = { DATA_DIR: dataDir, SITE_DIR: dataDir, WEBSITES_ALLOW_PRIVATE: 'true', NODE_OPTIONS };
    server = await ServerProcess.start(env);
    ended = once(server.child, 'exit');
  };

  it('survives hostile pages, and skips one that it was reading when it was killed twice', async () => {
    await start();
    await server.until('Frontdesk is ready');
    await server.signUp();
    const header = `<table><tr><th>${'header '.repeat(28_000)}</th></tr>`;
    const site = await new TestSite({
      '/': page('Home', '<a href="/deadly">A</a> <a href="/table">B</a> <a href="/deep">C</a> <a href="/good">D</a>'),
      '/table': page('Table', `${header}${'<tr><td>a</td></tr>'.repeat(4000)}</table>`),
      '/deep': page('Deep', '<div>'.repeat(300_000)),
      '/good': page('Good', 'Text of the good page.'),
      // Simulates a page that would still crash the server.
      '/deadly': () => {
        server.child.kill('SIGKILL');
        return page('Deadly', 'Text.');
      },
    }).start();
    await server.call(createBot.path, { name: 'Desk', description: 'Answers.', enabled: true });
    const bots = (await server.call(getBots.path)).json as unknown as readonly { id: string }[];
    const botId = String(bots[0]?.id);
    await server.call(addWebsite.path, { botId, address: site.address });
    for (const deaths of [1, 2]) {
      await ended;
      assert.equal(site.paths.filter((path) => path === '/deadly').length, deaths);
      await endLeases(dataDir);
      await start();
    }
    await server.until('Frontdesk is ready');
    await server.signIn();
    const website = async () =>
      ((await server.call(`${getWebsites.path}?botId=${botId}`)).json['websites'] as Record<string, unknown>[])[0];
    await until(async () => (await website())?.['isFetching'] === false, 'the website is fetched');
    assert.equal((await website())?.['error'], null);
    const documents = async () =>
      (await server.call(`${getBot.path}?botId=${botId}`)).json['documents'] as Record<string, unknown>[];
    await until(async () => (await documents()).every(({ status }) => Number(status) > 1), 'the pages are read');
    const shown = (await documents()).map(({ name, status, error }) => [name, status, error ?? null]);
    const interrupted =
      'Reading this page was interrupted twice, so it was skipped. Refresh the website to try it again.';
    const unreadable = 'This page is too large or too complicated to be read. It is tried again every day.';
    assert.deepEqual(shown.sort(), [
      [`${site.address.slice(7)}deadly`, 3, interrupted],
      [`${site.address.slice(7)}deep`, 3, unreadable],
      ['Good', 2, null],
      ['Home', 2, null],
      ['Table', 2, null],
    ]);
    await site.stop();
  });
});

/** Makes the crawls of a killed server continue now instead of half a minute later. */
async function endLeases(dataDir: string): Promise<void> {
  const { db, engine } = await openDatabase(testConfig(dataDir));
  await db
    .updateTable('websites')
    .set({ lease_until: databaseTime(engine, -1) })
    .execute();
  await db.destroy();
}
