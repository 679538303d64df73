import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Tab } from '../../tooling/browser/open-browser';
import { inFull, test } from '../harness/journey';
import { linkIn, type MailBox, startMailBox } from '../harness/mail-box';
import { PASSWORD } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

const EMAIL = 'grace@example.com';

// A link that was already used, and a session that ended.
test.use({ expectedComplaints: / 40[01] |notificationHub/ });

let mailBox: MailBox;
let site: Site;
let ada: Tab;
let grace: Tab;

test.beforeAll(async ({ newTab, newOwner }) => {
  mailBox = await startMailBox();
  site = await startSite({ SMTP_URL: mailBox.url });
  ada = await newOwner({ url: site.url });
  grace = await newTab(site.url);
});
test.afterAll(async () => {
  await site.end();
  await mailBox.end();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an owner invites somebody from a page that her profile links to', async () => {
  const { page } = ada;
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Bakery help');
  await page.getByLabel('Description').fill('Answers questions.');
  await press(page, 'Add Bot');
  await page.getByText('Bot created successfully!').waitFor();
  await page.goto('/MyProfile');
  await page.getByRole('link', { name: 'See who is in your organization' }).click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  await press(page, 'Invite');
  await page.getByLabel('Email').fill(EMAIL);
  await press(page, 'Send invitation');
  await page.getByText(`An invitation was sent to ${EMAIL}.`).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: EMAIL })
    .getByText(/valid until/)
    .waitFor();
});

test('the invited person joins by the link and sees the same agents', async () => {
  const { page } = grace;
  const link = linkIn(await mailBox.next());
  assert.equal(new URL(link).pathname, '/join');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Join Analytical Bakery' }).waitFor();
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await press(page, 'Join');
  await page.waitForURL('**/admin');
  await page.goto('/agent');
  await page.getByRole('link', { name: 'Bakery help', exact: true }).waitFor();
  // The owner's open list shows her immediately.
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: 'Grace Hopper' })
    .getByText('Member', { exact: true })
    .waitFor();
  await page.goto('/people');
  await page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).getByText('Owner', { exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Invite' }).count(), 0);
  await page.goto(link);
  await page.getByText(/This invitation is no longer valid\./).waitFor();
});

test('both people find each other by name in the chat and exchange messages', inFull(), async () => {
  await ada.page.goto('/Chat');
  await grace.page.goto('/Chat');
  await press(ada.page, 'Grace Hopper');
  assert.equal(await ada.page.getByLabel('Peer User').inputValue(), 'Grace Hopper');
  await ada.page.getByLabel('Message').fill('Welcome!');
  await press(ada.page, 'Send');
  await grace.page.getByRole('log').getByText('Welcome!').waitFor();
  await press(grace.page, 'Ada Lovelace');
  await grace.page.getByLabel('Message').fill('Hello Ada');
  await press(grace.page, 'Send');
  await ada.page.getByRole('log').getByText('Hello Ada').waitFor();
});

test('a person who leaves the chat disappears from the list', inFull(), async () => {
  await grace.page.goto('/MyProfile');
  await ada.page.getByText('Nobody else is here. People appear when they open this page.').waitFor();
});

test('a person who is removed is signed out', async () => {
  const { page } = ada;
  await page.goto('/people');
  await page.getByRole('listitem').filter({ hasText: 'Grace Hopper' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Grace Hopper was removed.').waitFor();
  await grace.page.goto('/agent');
  await grace.page.waitForURL('**/login');
});
