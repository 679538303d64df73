import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { registerOwner } from '../harness/sign-up';

// Lost connections are logged to the console.
test.use({ expectedComplaints: /./ });

let token: string;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ site }) => {
  ({ token } = await registerOwner(site.url));
});
test.beforeEach(async ({ newTab, site }) => {
  ({ context, page } = await newTab(site.url));
});

const signIn = () => context.addInitScript({ content: `localStorage.setItem('TOKEN', ${JSON.stringify(token)})` });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const follow = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function markDocument(): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
}

async function isNotReloaded(): Promise<void> {
  assert.equal(await page.evaluate(() => 'isSameDocument' in globalThis), true, 'the page was reloaded');
}

/** Fails all requests except the page's initial scripts, as if the network had been lost right after them. */
async function onlyFirstScripts(): Promise<void> {
  await context.route(/admin\/(?!main|vendor|index)[\w-]+\.[0-9a-f]+\.js|remotes/, (route) => route.abort());
}

test('a page that is not loaded yet shows that the owner is offline, and loads when the network returns', async () => {
  await signIn();
  await page.goto('/admin');
  await heading('Dashboard')
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await markDocument();
  await context.setOffline(true);
  await page.getByText('You are offline. Missing data will load once you are back online.').waitFor();
  await follow('My Qr');
  await heading('You are offline').waitFor();
  await page.getByText('This page will load once you are back online.').waitFor();
  assert.equal(await page.getByText(/chunk load failure|crashed: /).count(), 0);
  assert.equal(await page.getByText(/You are offline/).count(), 1);
  await context.setOffline(false);
  await heading('My Qr').waitFor();
  await page
    .getByText(/No codes|QR code/)
    .first()
    .waitFor();
  await isNotReloaded();
});

test('missing data loads when the network returns', async () => {
  await signIn();
  await page.goto('/notifications');
  await heading('Notifications').waitFor();
  await follow('My Agents');
  await heading('My Agent Bots').waitFor();
  await follow('My Qr');
  await heading('My Qr').waitFor();
  await markDocument();
  await context.setOffline(true);
  // The page has loaded, but not its data.
  await page.getByRole('banner').getByRole('link', { name: 'My profile' }).click();
  await page.getByText(/You are offline/).waitFor();
  await context.setOffline(false);
  await heading('My Profile').waitFor();
  await page.getByLabel('First Name').waitFor();
  await isNotReloaded();
});

test('parts of the host and the registry also load when the network returns', async () => {
  await signIn();
  await onlyFirstScripts();
  await page.goto('/admin');
  await context.setOffline(true);
  await heading('You are offline').waitFor();
  await context.unroute(/admin\/(?!main|vendor|index)[\w-]+\.[0-9a-f]+\.js|remotes/);
  await markDocument();
  await context.unrouteAll();
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await follow('My Qr');
  await heading('My Qr').waitFor();
  await isNotReloaded();
});

test('a visitor without a registry can log in once the network is back', async () => {
  await context.route('**/admin/remotes.json', (route) => route.abort());
  await page.goto('/login');
  await page.getByText(/chunk load failure \(missing\): registry/).waitFor();
  await markDocument();
  await context.setOffline(true);
  await heading('You are offline').waitFor();
  await context.unrouteAll();
  await context.setOffline(false);
  await heading('Login').waitFor();
  await isNotReloaded();
});

for (const lost of [/admin\/vendor\./, /admin\/(vendor|main)\./, /admin\/(vendor|main)\.|remotes\.json/]) {
  test(
    `a page whose first scripts (${lost.source}) are lost with the network starts when the network returns`,
    inFull(),
    async () => {
      await context.route(lost, (route) => route.abort());
      await page.goto('/login');
      await context.setOffline(true);
      await page.getByRole('alert').getByText('You are offline. This page will load').waitFor();
      await markDocument();
      await context.unrouteAll();
      await context.setOffline(false);
      await heading('Login').waitFor();
      await isNotReloaded();
      assert.equal(await page.locator('main').count(), 1);
    },
  );
}

test('scripts that are lost again just after the network returns are fetched once more', inFull(), async () => {
  await context.route(/admin\/(vendor|main)\./, (route) => route.abort());
  await page.goto('/login');
  await context.setOffline(true);
  await page.getByRole('alert').getByText('You are offline. This page will load').waitFor();
  await markDocument();
  await context.setOffline(false);
  await page.getByText(/chunk load failure \(missing\): host/).waitFor();
  await context.unrouteAll();
  await heading('Login').waitFor();
  await isNotReloaded();
});

test('a blocked file while the browser is online is reported as missing', async () => {
  await signIn();
  await context.route(/remotes\/qr\//, (route) => route.abort());
  await page.goto('/MyQr');
  await page.getByText(/chunk load failure \(missing\): qr/).waitFor();
});
