import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { otherHashes, releaseQr } from '../harness/release-qr';
import { registerOwner } from '../harness/sign-up';
import { startSite } from '../harness/start-site';
import { type StaticSite, startStaticSite } from '../harness/static-site';

// Releases that are missing or incomplete on purpose.
test.use({ expectedComplaints: /./ });

let token: string;
let site: StaticSite;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ site: api }) => {
  ({ token } = await registerOwner(api.url));
});
test.beforeEach(async ({ newTab, site: api }) => {
  site = await startStaticSite({ api: api.url });
  ({ context, page } = await newTab(site.url, { token }));
});
test.afterEach(async () => {
  await context.close();
  await site.end();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test("changing a remote's entry in the registry releases it and rolls it back at the next page load", async () => {
  const elsewhere = await startStaticSite({});
  try {
    await releaseQr(path.join(elsewhere.folder, 'admin/remotes/qr'), 'The second release.');
    const [own] = await Promise.all([entryOf('qr'), page.goto('/MyQr')]);
    await page.getByText('The QR codes you have saved.').waitFor();

    await setEntry('qr', new URL(otherHashes(own), elsewhere.url).href);
    site.asked.length = 0;
    await page.goto('/MyQr');
    await page.getByText('The second release.').waitFor();
    assert.deepEqual(
      site.asked.filter((address) => address.includes('/remotes/qr/')),
      [],
    );
    await link('My Agents').click();
    await heading('My Agent Bots').waitFor();

    await setEntry('qr', own);
    await page.goto('/MyQr');
    await page.getByText('The QR codes you have saved.').waitFor();
  } finally {
    await elsewhere.end();
  }
});

test("the site's policy allows the origins in the registry", inFull(), async ({ newTab }) => {
  const own = await startSite();
  const elsewhere = await startStaticSite({});
  const { token } = await registerOwner(own.url);
  const tab = await newTab(own.url, { token });
  try {
    const file = path.join(own.folder, 'admin/remotes.json');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replaceAll('"/admin/remotes/qr/', `"${elsewhere.url}/admin/remotes/qr/`),
    );
    await tab.page.goto('/MyQr');
    await tab.page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
    assert.ok(elsewhere.asked.some((address) => address.includes('MyQrPage')));
  } finally {
    await own.end();
    await elsewhere.end();
  }
});

test('an open tab shows the newer page of a released remote without a reload or an error', async () => {
  await page.goto('/agent');
  await heading('My Agent Bots').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await releaseQr(path.join(site.folder, 'admin/remotes/qr'), 'The second release.');
  await setEntry('qr', otherHashes(await entryOf('qr')));
  await link('My Qr').click();
  await page.getByText('The second release.').waitFor();
  assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true);
});

test("an open tab shows 'Update available' once the whole release is served, and reloads on request", async () => {
  await page.goto('/agent');
  await heading('My Agent Bots').waitFor();
  await setEntry('qr', '/admin/remotes/qr/not-there-yet.js');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('not-there-yet.js') && response.status() === 404),
    link('Dashboard').click(),
  ]);
  assert.equal(await page.getByText('Update available').count(), 0, 'half a release was offered');

  await cp(
    path.join(site.folder, await entryOf('account')),
    path.join(site.folder, 'admin/remotes/qr/not-there-yet.js'),
  );
  await page.clock.install();
  await page.reload();
  await heading('Dashboard')
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await setEntry('qr', await entryOf('account'));
  await page.clock.runFor(5 * 60_000);
  await page.getByText('Update available').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
});

test('the tab does not reload while work is unsaved', async () => {
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Not saved yet');
  await setEntry('qr', await entryOf('account'));
  await page.clock.install();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('Update available').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('First save or clear what you typed, then reload.').waitFor();
  assert.equal(await page.getByLabel('Bot Name').inputValue(), 'Not saved yet');
});

test('the health page shows every part, and turns one off and on for this browser', async () => {
  await page.goto('/admin/health');
  const card = page.getByRole('article', { name: 'qr', exact: true });
  await card.getByText('not loaded yet').waitFor();
  await card.getByRole('button', { name: 'Load now' }).click();
  await card.getByText('ready').waitFor();
  await page.getByRole('row', { name: /^react 19\.\d+\.\d+ - host loaded$/ }).waitFor();
  await card.getByRole('button', { name: 'Turn off in this browser' }).click();
  await link('My Qr').click();
  await heading('This part is turned off').waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await heading('My Qr').waitFor();
});

async function entryOf(name: string): Promise<string> {
  let entry = '';
  await site.editRegistry((remotes) => {
    entry = remotes.find((remote) => remote.name === name)?.entry ?? '';
    return remotes;
  });
  return entry;
}

function setEntry(name: string, entry: string): Promise<void> {
  return site.editRegistry((remotes) =>
    remotes.map((remote) => (remote.name === name ? { ...remote, entry } : remote)),
  );
}
