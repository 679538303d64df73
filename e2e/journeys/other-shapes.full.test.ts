import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { WRAPPED } from '../harness/answer-shape';
import { test } from '../harness/journey';
import { type LiteralServer, startLiteralServer } from '../harness/literal-server';
import { signUp } from '../harness/sign-up';
import { type StaticSite, startStaticSite } from '../harness/static-site';

test.describe.configure({ mode: 'serial' });

/** A server of spec section 7 that wraps every list and reply in an envelope. */
// What this server lacks.
test.use({ expectedComplaints: / 404 / });

let api: LiteralServer;
let site: StaticSite;
let page: Page;

test.beforeAll(async ({ newTab }) => {
  api = await startLiteralServer(WRAPPED);
  site = await startStaticSite({ api: api.url });
  ({ page } = await newTab(site.url));
});
test.afterAll(async () => {
  await site.end();
  await api.end();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('notifications are counted and listed', async () => {
  await signUp(page);
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
  await page.getByRole('link', { name: 'View Second one' }).waitFor();
  assert.equal(await page.getByRole('link', { name: /^View / }).count(), 2);
});

test('a push of two texts is shown', async () => {
  await page.getByText('Connected', { exact: true }).waitFor();
  assert.equal(api.push('Table 7', 'Would like to pay.'), 1);
  await page.getByText('Table 7: Would like to pay.', { exact: true }).first().waitFor();
});

test('agents are listed, and the reply of an agent is shown', async () => {
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name', { exact: true }).fill('Bakery help');
  await page.getByLabel('Description', { exact: true }).fill('Answers questions.');
  await press('Add Bot');
  await page.getByRole('link', { name: 'Bakery help', exact: true }).click();
  await page.getByRole('tab', { name: 'Client' }).click();
  await press('Generate new secret');
  await page.getByRole('button', { name: 'Copy client secret' }).waitFor();
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  await page.getByLabel('Message', { exact: true }).fill('When do you open?');
  await press('Send');
  await page.getByRole('log').getByText('You said: When do you open?').waitFor();
});

test('saved codes are listed', async () => {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await page.getByPlaceholder('Enter name').fill('Menu');
  await press('Save QR Code');
  await page.getByRole('article', { name: 'Menu' }).waitFor();
});

test('the dashboard also shows agents and codes', async () => {
  await page.goto('/admin');
  await page.getByRole('main').getByText('Bakery help').first().waitFor();
  await page.getByRole('main').getByText('Menu', { exact: true }).first().waitFor();
});
