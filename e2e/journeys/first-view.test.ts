import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Tab } from '../../tooling/browser/open-browser';
import { test } from '../harness/journey';
import { PASSWORD, registerOwner, signUp } from '../harness/sign-up';
import { startStaticSite } from '../harness/static-site';

// The invitation's token is refused.
test.use({ expectedComplaints: / 400 .*invitation/ });

let tab: Tab;
/** Releases the page's scripts. */
let sendScripts = () => {};

test.beforeEach(async ({ newTab, site }) => {
  tab = await newTab(site.url);
});
test.afterEach(async () => {
  sendScripts();
});

/** Opens a page whose scripts wait for `sendScripts`. */
async function openWithoutScripts(path: string): Promise<Page> {
  const { page } = tab;
  const waiting = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await page.route(/\/admin\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

const isReplaced = (page: Page) => page.waitForFunction(() => document.getElementById('first-view') === null);

test('the login form appears before any script runs, and keeps what is typed and sent meanwhile', async ({ site }) => {
  const { email } = await registerOwner(site.url);
  const page = await openWithoutScripts('/login');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  sendScripts();
  await page.waitForURL('**/admin');
});

test('the focused field keeps the focus and everything that is typed', async () => {
  const page = await openWithoutScripts('/register');
  await page.getByLabel('First Name').focus();
  await page.keyboard.type('Ada Love');
  sendScripts();
  await isReplaced(page);
  await page.keyboard.type('lace');
  assert.equal(await page.getByLabel('First Name').inputValue(), 'Ada Lovelace');
});

test('the page takes over the styles of the first view instead of inserting them again', async () => {
  const page = await openWithoutScripts('/login');
  const heading = page.getByRole('heading', { name: 'Login' });
  await heading.waitFor();
  sendScripts();
  await isReplaced(page);
  const sheets = await heading.evaluate(
    ({ className }) =>
      [...document.styleSheets].filter(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(`.${className} {`)),
      ).length,
  );
  assert.equal(sheets, 1);
});

test('a visitor to a page that needs a session sees the login form immediately', async () => {
  const page = await openWithoutScripts('/agent');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  sendScripts();
  await isReplaced(page);
  await page.waitForURL('**/login');
});

test('a page with parameters in its address starts with the frame alone', async () => {
  const page = await openWithoutScripts('/join?token=t');
  await page.getByText('Frontdesk', { exact: true }).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 0);
  sendScripts();
  await isReplaced(page);
});

test('a signed-in user sees the shell immediately, even in the dark theme', async () => {
  await signUp(tab.page);
  await tab.page.evaluate(() => localStorage.setItem('THEME', 'dark'));
  const page = await openWithoutScripts('/agent');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(ground, 'rgb(14, 12, 17)');
  sendScripts();
  await isReplaced(page);
  await page.getByRole('heading', { name: 'My Agent Bots' }).waitFor();
});

test('the layout does not shift when React takes over', async () => {
  const page = await openWithoutScripts('/register');
  const place = () => page.getByRole('button', { name: 'Register' }).boundingBox();
  const before = await place();
  sendScripts();
  await isReplaced(page);
  assert.deepEqual(await place(), before);
});

test('a static server also serves the first view', async ({ site }) => {
  const plain = await startStaticSite({ api: site.url });
  const page = await openWithoutScripts(`${plain.url}/login`);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  sendScripts();
  await isReplaced(page);
  await page.goto('about:blank');
  await plain.end();
});
