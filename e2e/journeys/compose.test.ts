import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import type { WantedChange } from '../../tooling/releases/change-choices';
import { composeSite } from '../../tooling/releases/compose-site';
import { type SitePaths, sitePaths } from '../../tooling/releases/site-paths';
import { copyBuild, replaceFile } from '../harness/copy-build';
import { inFull, type NewTab, test } from '../harness/journey';
import { releaseQr } from '../harness/release-qr';
import { registerOwner } from '../harness/sign-up';
import { type StaticSite, startStaticSite } from '../harness/static-site';

const FIRST = 'The QR codes you have saved.';
const SECOND = 'The second release.';
/** A file that the page preloads but does not use. */
const UNUSED = '/admin/remotes.json?unused';

// The site is stopped after each test, and some releases are broken on purpose.
test.use({ expectedComplaints: /notificationHub| 404 .*release\.|chunk load failure|integrity|already registered/ });

let newTab: NewTab;
let token: string;
let site: StaticSite;
let builds: string;
let home: string;
let paths: SitePaths;
let page: Page;
/** The tabs of a test. They close before their site ends, because they may still be loading something. */
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ newTab: open, site: api }) => {
  newTab = open;
  ({ token } = await registerOwner(api.url));
  builds = await mkdtemp(path.join(tmpdir(), 'frontdesk-builds-'));
  for (const part of ['host', ...sitePaths().remotes]) {
    copyBuild(sitePaths().buildOf(part), path.join(builds, part));
  }
});
test.afterAll(async () => {
  await rm(builds, { recursive: true, force: true });
});
test.beforeEach(async ({ site: api }) => {
  home = await mkdtemp(path.join(tmpdir(), 'frontdesk-compose-'));
  site = await startStaticSite({ api: api.url });
  const qr = path.join(home, 'qr');
  copyBuild(path.join(builds, 'qr'), qr);
  const buildOf = (part: string) => (part === 'qr' ? qr : path.join(builds, part));
  paths = { ...sitePaths(), buildOf, site: site.folder, store: path.join(home, 'releases') };
  await compose();
  page = await openTab();
});
test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await site.end();
  await rm(home, { recursive: true, force: true });
});

const compose = (...changes: WantedChange[]) => composeSite({ changes, paths });
const buildSecond = () => releaseQr(paths.buildOf('qr'), SECOND);

/** A tab in a separate browser. `share` is the number that the browser stores for rollouts. */
async function openTab(share?: number): Promise<Page> {
  const { context, page: tab } = await newTab(site.url, { token });
  contexts.push(context);
  if (share !== undefined) await context.addInitScript(`localStorage.setItem('ROLLOUT_SHARE', '${share}');`);
  return tab;
}
async function showsMyQr(tab: Page, line: string, query = ''): Promise<void> {
  await tab.goto(`/MyQr${query}`);
  await tab.getByText(line).waitFor();
}
const openMyQr = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();

test('a tab that was opened before a release still finds the files of its release', inFull(), async () => {
  await page.goto('/GenerateQr');
  await page.getByRole('heading', { level: 1, name: 'Generate Qr Codes' }).waitFor();
  await buildSecond();
  await compose();
  await openMyQr();
  await page.getByText(FIRST).waitFor();
  await showsMyQr(await openTab(), SECOND);
});

test('a rollback stays in effect after the next build', inFull(), async () => {
  await buildSecond();
  await compose();
  await showsMyQr(page, SECOND);
  await compose({ kind: 'rollback', part: 'qr' });
  await showsMyQr(page, FIRST);
  await compose();
  await showsMyQr(page, FIRST);
  await compose({ kind: 'build', part: 'qr' });
  await showsMyQr(page, SECOND);
});

test(
  'the addresses of a removed remote say that the part is not installed, until it is added again',
  inFull(),
  async () => {
    await compose({ kind: 'remove', part: 'qr' });
    await page.goto('/myqr');
    await page.getByRole('heading', { level: 1, name: 'This part is not installed' }).waitFor();
    await page.goto('/agent');
    await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
    await compose({ kind: 'build', part: 'qr' });
    await showsMyQr(page, FIRST);
  },
);

test('a rollout to 10 % reaches only browsers below 10, and each browser keeps its release', inFull(), async () => {
  await buildSecond();
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  const [early, late] = [await openTab(9.9), await openTab(10)];
  for (let visit = 0; visit < 2; visit++) {
    await showsMyQr(early, SECOND);
    await showsMyQr(late, FIRST);
  }
  await page.goto('/MyQr');
  await page.getByText(FIRST).or(page.getByText(SECOND)).waitFor();
  const share = await page.evaluate(() => localStorage.getItem('ROLLOUT_SHARE'));
  assert.ok(Number(share) > 0 && Number(share) < 100, `the browser keeps ${share}`);
  await compose({ kind: 'rollout', part: 'qr', percent: 100 });
  await showsMyQr(late, SECOND);
});

test('a browser preloads only files of its release', inFull(), async () => {
  await buildSecond();
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  const tab = await openTab(50);
  await tab.addInitScript((href) => {
    addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
      document.head.append(link);
    });
  }, UNUSED);
  const warnings: string[] = [];
  tab.on('console', (message) => warnings.push(message.text()));
  site.asked.length = 0;
  await showsMyQr(tab, FIRST);
  assert.equal(site.asked.filter((address) => /remotes\/qr\/entry/.test(address)).length, 1);
  // Chromium warns only after a few seconds, and about all unused files at the same time.
  await untilEqual(() => warnings.some((text) => text.includes(UNUSED)), true, 'the unused file is reported');
  assert.deepEqual(
    warnings.filter((text) => /preload|integrity/i.test(text) && !text.includes(UNUSED)),
    [],
  );
});

test('a preview link opens a release in one tab, until the preview is ended', inFull(), async () => {
  await buildSecond();
  const { releases } = await compose({ kind: 'preview', part: 'qr' });
  const id = releases.findLast(({ part }) => part === 'qr')?.id ?? '';
  const other = await openTab();
  await showsMyQr(page, SECOND, `?preview=qr@${id}`);
  const marker = page.getByRole('note', { name: 'Active overrides' });
  await marker.getByText(new RegExp(`Preview of qr \\d+\\.\\d+\\.\\d+ \\(${id.slice(0, 8)}\\)`)).waitFor();
  // The page's script loads no files of the release that the preview replaces.
  assert.deepEqual(await page.locator('link[rel=preload][href*="/remotes/qr/"]').count(), 0);
  await showsMyQr(page, SECOND);
  await showsMyQr(other, FIRST);
  await marker.getByRole('button', { name: 'End preview' }).click();
  await page.getByText(FIRST).waitFor();
  assert.equal(await marker.count(), 0);
});

test('a preview of a removed release shows that it no longer exists and ends with one click', inFull(), async () => {
  await page.goto('/MyQr?preview=qr@0123456789abcdef');
  await page.getByText('The version of this preview no longer exists.').first().waitFor();
  await page.getByRole('note', { name: 'Active overrides' }).getByRole('button', { name: 'End preview' }).click();
  await page.getByText(FIRST).waitFor();
});

test(
  'an entry script whose hash differs from the released one is refused, and works again once it matches',
  inFull(),
  async () => {
    const { releases } = await compose();
    const entry = path.join(site.folder, releases.findLast(({ part }) => part === 'qr')?.entry?.entry ?? '');
    const script = await readFile(entry, 'utf8');
    replaceFile(entry, `${script};globalThis.isTampered = true;`);
    await page.goto('/agent');
    await openMyQr();
    await page.getByText('chunk load failure (invalid): qr').first().waitFor();
    await page.getByText('Its entry script is not the one that was released.').first().waitFor();
    assert.equal(await page.evaluate(() => 'isTampered' in globalThis), false);
    replaceFile(entry, script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(FIRST).waitFor();
  },
);
