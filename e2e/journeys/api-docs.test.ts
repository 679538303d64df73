import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../../tooling/browser/open-browser';
import { type Site, startSite } from '../harness/start-site';

let site: Site;
let browser: Browser;

before(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

after(async () => {
  await browser?.close();
  await site?.end();
});

test('the API documentation lists the calls, tries one, and needs no other host', async () => {
  const { context, page, complaints } = await openPage(browser, site.url);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'authentication', exact: true }).click();
  const login = page.locator('.opblock', { hasText: '/api/authentication/login' });
  await login.getByRole('button', { expanded: false }).first().click();
  await login.getByRole('button', { name: 'Try it out' }).click();
  await login.getByRole('button', { name: 'Execute' }).click();
  await login.locator('.live-responses-table .response-col_status', { hasText: /^40[01]/ }).waitFor();
  const elsewhere = addresses.filter((address) => !address.startsWith(site.url) && !address.startsWith('data:'));
  assert.deepEqual(elsewhere, []);
  // The browser logs the refused login.
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.startsWith('Failed to load resource')),
    [],
  );
  await context.close();
});
