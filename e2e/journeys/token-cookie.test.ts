import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { until } from '../../server/test/support/until';
import { test } from '../harness/journey';
import { logIn, signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

// The page at /Logout requests what its frame shows while the session is ending.
test.use({ expectedComplaints: / 401 .*api|HTTP Authentication failed/ });

let site: Site;
let page: Page;
let email: string;

test.beforeAll(async ({ newTab }) => {
  site = await startSite({ TOKEN_COOKIE: 'true' });
  ({ page } = await newTab(site.url));
  email = await signUp(page);
});
test.afterAll(() => site.end());

const untilConnected = () =>
  page.getByRole('banner').getByText('Connected', { exact: true }).waitFor({ state: 'attached' });

test('an owner works with a token that no script can read', async () => {
  const seen = await page.evaluate(() => ({ token: localStorage.getItem('TOKEN'), cookies: document.cookie }));
  assert.match(seen.token ?? '', /^cookie\.[\w-]{43}$/);
  assert.equal(seen.cookies, '');
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Desk');
  await page.getByLabel('Description').fill('Answers questions.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByText('Bot created successfully!').waitFor();
  await page.reload();
  await page.goto('/agent');
  await page.getByRole('link', { name: 'Desk', exact: true }).waitFor();
  await untilConnected();
});

test('a second tab of the same browser also works', async () => {
  const second = await page.context().newPage();
  await second.goto('/agent');
  await second.getByRole('link', { name: 'Desk', exact: true }).waitFor();
  await second.close();
});

test('logging out deletes the cookie, and the owner can log in again', async () => {
  await page.goto('/Logout');
  await page.waitForURL('**/login');
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  // The page does not wait for the server, whose response removes the cookie.
  await until(async () => !(await names()).includes('frontdesk-session'), 'the cookie is gone');
  await logIn(page, email);
  await untilConnected();
  assert.ok((await names()).includes('frontdesk-session'));
});
