import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { test } from '../harness/journey';
import { linkIn, type MailBox, startMailBox } from '../harness/mail-box';
import { logIn, PASSWORD, signUp } from '../harness/sign-up';
import { openSiteDatabase } from '../harness/site-database';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const NEW_PASSWORD = 'Another-horse-8';

// Sessions that ended, and refused passwords.
test.use({ expectedComplaints: / 40[13] |^Login failed|notificationHub/ });

let mailBox: MailBox;
let site: Site;
let page: Page;
let other: Page;
let email: string;

test.beforeAll(async ({ newTab }) => {
  mailBox = await startMailBox();
  site = await startSite({ SMTP_URL: mailBox.url });
  page = (await newTab(site.url)).page;
  other = (await newTab(site.url)).page;
  email = await signUp(page);
  await other.goto('/login');
  await logIn(other, email);
});
test.afterAll(async () => {
  await site.end();
  await mailBox.end();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const tokenOf = (of: Page) => of.evaluate(() => localStorage.getItem('TOKEN'));

test('logging out ends the session on the server', async () => {
  const token = await tokenOf(page);
  await page.goto('/Logout');
  await page.getByText('You have been logged out.').waitFor();
  await page.waitForURL('**/login');
  const ask = () => page.request.get('/api/bot/getBots', { headers: { authorization: `Bearer ${token}` } });
  await untilEqual(async () => (await ask()).status(), 401);
  await logIn(page, email);
});

test("'End all others' signs the other browser out", async () => {
  await page.goto('/MyProfile');
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await rows.filter({ hasText: 'This browser' }).getByText('Chrome on Linux').waitFor();
  assert.equal(await rows.count(), 2);
  await press('End all others');
  await page.getByText('You are not logged in anywhere else.').waitFor();
  await other.goto('/agent');
  await other.waitForURL('**/login');
});

test('after ten minutes a new password needs the current one, and nothing typed is lost', async () => {
  const database = openSiteDatabase(site);
  database.exec("update sessions set authenticated_at = '2026-01-01T00:00:00.000Z'");
  database.close();
  await page.goto('/MyProfile');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat Password').fill(NEW_PASSWORD);
  await press('Save');
  const current = page.getByLabel('Current Password');
  await current.waitFor();
  assert.equal(await current.evaluate((field) => field === document.activeElement), true);
  await current.fill('Wrong-horse-9');
  await press('Save');
  await page.getByText(/The current password is wrong\./).waitFor();
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), NEW_PASSWORD);
  await current.fill(PASSWORD);
  await current.press('Enter');
  await page.getByText('Profile saved.').waitFor();
  assert.equal(await current.count(), 0);
});

test('a new email takes effect when its link is opened', async () => {
  const moved = `moved-${email}`;
  await page.getByLabel('Email').fill(moved);
  await press('Save');
  await page.getByText(new RegExp(`^We sent a link to ${moved}\\.`)).waitFor();
  assert.equal(await page.getByLabel('Email').inputValue(), email);
  await page.goto(linkIn(await mailBox.next()));
  await page.getByText(`From now on, log in with ${moved}.`).waitFor();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.waitForURL('**/MyProfile');
  assert.equal(await page.getByLabel('Email').inputValue(), moved);
});

test('the account is deleted after the password and the email are typed again', async () => {
  await press('Delete account');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(`moved-${email}`);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL('**/login');
  await page.getByText('Your account was deleted.').waitFor();
  await page.getByLabel('Email').fill(`moved-${email}`);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await press('Login');
  await page.getByText('Email or password is wrong.').waitFor();
});
