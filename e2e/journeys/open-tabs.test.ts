import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inFull, type NewTab, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';
import { type StaticSite, startStaticSite } from '../harness/static-site';

// Remotes that are missing, or at an origin that the policy forbids.
test.use({ expectedComplaints: /./ });

let elsewhere: StaticSite;
let site: Site;
let page: Page;
let newTab: NewTab;

test.beforeEach(async ({ newTab: open }) => {
  newTab = open;
  elsewhere = await startStaticSite({});
});
test.afterEach(async () => {
  await page.context().close();
  await site.end();
  await elsewhere.end();
});

/** A tab of a site whose server sends its policy, before the QR remote moves to another origin. */
async function openTab(address: string, env: Record<string, string> = {}): Promise<void> {
  site = await startSite(env);
  const { token } = await registerOwner(site.url);
  ({ page } = await newTab(site.url, { token }));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const file = path.join(site.folder, 'admin/remotes.json');
  const registry = (await readFile(file, 'utf8')).replaceAll(
    '"/admin/remotes/qr/',
    `"${elsewhere.url}/admin/remotes/qr/`,
  );
  await writeFile(file, registry);
  await rm(path.join(site.folder, 'admin/remotes/qr'), { recursive: true });
}
const openMyQr = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Qr', exact: true }).click();
const myQr = () => page.getByRole('heading', { level: 1, name: 'My Qr' });

test('an open tab loads a remote that moves to an origin in REMOTE_ORIGINS', inFull(), async () => {
  await openTab('/agent', { REMOTE_ORIGINS: `https://cdn.example ${elsewhere.url}` });
  await openMyQr();
  await myQr().waitFor();
  await page.waitForFunction(() => 'isSameDocument' in globalThis);
});

test('an open tab offers a reload when a remote moves to any other origin, and then works', inFull(), async () => {
  await openTab('/agent');
  await openMyQr();
  await page.getByText('chunk load failure').first().waitFor();
  await page.getByText('Update available').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload', exact: true }).click()]);
  await myQr().waitFor();
});

test('the tab does not reload while work is unsaved', inFull(), async () => {
  await openTab('/NewAgent');
  await page.getByLabel('Bot Name').fill('Not saved yet');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('Update available').waitFor();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByText('First save or clear what you typed, then reload.').waitFor();
  await page.waitForFunction(() => 'isSameDocument' in globalThis);
});
