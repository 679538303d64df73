import assert from 'node:assert/strict';
import { test } from '../harness/journey';

// The browser logs the refused login.
test.use({ expectedComplaints: /^Failed to load resource: .* 40[01]/ });

test('the API documentation lists the calls, can try one, and needs no other host', async ({ newTab, site }) => {
  const { context, page } = await newTab(site.url);
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
  await context.close();
});
