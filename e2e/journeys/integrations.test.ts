import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

let site: Site;
let page: Page;
let key: string;

test.beforeAll(async ({ newTab }) => {
  site = await startSite();
  page = (await newTab(site.url)).page;
  await signUp(page);
});
test.afterAll(async () => {
  await site.end();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const call = (path: string, body?: object) =>
  fetch(`${site.url}${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

test('an owner creates an API key on the page that her profile leads to', async () => {
  await page.goto('/MyProfile');
  await page.getByRole('link', { name: 'See API keys and webhooks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
  await page.getByText('There are no API keys yet.').waitFor();
  await press('New API key');
  await page.getByLabel('Name', { exact: true }).fill('Web shop');
  await page.getByRole('checkbox', { name: /^codes:read/ }).check();
  await page.getByRole('checkbox', { name: /^codes:write/ }).check();
  await press('Create key');
  key = await page.getByLabel('API key', { exact: true }).inputValue();
  assert.match(key, /^fd_[\w-]{43}$/);
  await press('Close');
  const row = page.getByRole('row').filter({ hasText: 'Web shop' });
  await row.getByText(`${key.slice(0, 7)}…`).waitFor();
  assert.ok(!(await page.content()).includes(key));
});

test('a script creates a code with it, which the owner sees, and gets 403 for what the key may not do', async () => {
  const saved = await call('/api/qr/save', { Name: 'By a script', Type: 'Url', Url: 'https://example.com' });
  assert.equal(saved.status, 200);
  const list = (await (await call('/api/qr/getmyqrs')).json()) as { readonly name: string }[];
  assert.deepEqual(
    list.map(({ name }) => name),
    ['By a script'],
  );
  const refused = await call('/api/bot/getBots');
  assert.equal(refused.status, 403);
  assert.match(((await refused.json()) as { message: string }).message, /lacks the scope agents:read/);
  await page.goto('/MyQr');
  await page.getByText('By a script').first().waitFor();
});

test('once the owner ends the key, it gets 401 at once', async () => {
  await page.goto('/integrations');
  await page.getByRole('row').filter({ hasText: 'Web shop' }).getByRole('button', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('The key of Web shop was ended.').waitFor();
  assert.equal((await call('/api/qr/getmyqrs')).status, 401);
  await page.getByText('There are no API keys yet.').waitFor();
});
