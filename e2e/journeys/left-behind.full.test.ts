import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePorts } from '../../server/test/support/free-port';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { copySources } from '../harness/copy-sources';
import { test } from '../harness/journey';
import { registeredAddresses } from '../harness/registered-addresses';
import { seedOwner } from '../harness/seed-owner';
import { registerOwner } from '../harness/sign-up';
import { type Development, saveAtomically, startDevelopment } from '../harness/start-development';

test.describe.configure({ mode: 'serial' });
// The console shows what a bad page leaves behind, and the answers to invalid tokens.
test.use({ expectedComplaints: /./ });

let folder: string;
let url: string;
let dev: Development;
let token: string;

test.beforeAll(async () => {
  folder = await copySources(['account', 'agents', 'notifications', 'qr']);
  // The host, four remotes and the API.
  const port = await freePorts(6);
  url = `http://localhost:${port}`;
  const bad = path.join(folder, 'remote-qr/src/pages/my-qr/MyQrPage.tsx');
  await saveAtomically(bad, (text) => {
    const begin = 'export function MyQrPage() {';
    assert.ok(text.includes(begin));
    return `${text.replace(begin, `${begin}\n  useBadEffect(keepCounting, []);`)}
import { useEffect as useBadEffect } from 'react';
function keepCounting() {
  if (sessionStorage.getItem('BAD')) setInterval(() => undefined, 50);
}`;
  });
  dev = startDevelopment(folder, { PORT: String(port), DATA_DIR: path.join(folder, '.data') });
  await dev.waitFor('is ready on');
  ({ token } = await registerOwner(url));
});
test.afterAll(async () => {
  dev?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Navigates to another address as a link does. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a development build names what a page leaves behind, with remote, page and place', async ({ newTab }) => {
  const { page, complaints } = await newTab(url, { token });
  await page.addInitScript(() => sessionStorage.setItem('BAD', 'yes'));
  await page.goto('/MyQr');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  await go(page, '/notifications');
  const named = () => complaints.filter((text) => text.includes('left something behind'));
  await untilEqual(() => named().length, 1);
  assert.match(
    named()[0] ?? '',
    /^qr MyQrPage left something behind: an interval of 50 ms from MyQrPage\.tsx:\d+ still runs\./,
  );
});

test('our pages leave nothing behind', async ({ newTab }) => {
  const { agentId, notificationId, conversationId, codeIds } = await seedOwner(url, token);
  const addresses = await registeredAddresses(url, 'signed-in', {
    '/agent/:id': [],
    '/agent/:id/:tab': ['info', 'client', 'documents', 'welcome', 'chat', 'settings'].map(
      (tab) => `/agent/${agentId}/${tab}`,
    ),
    '/conversations/:id': [`/conversations/${conversationId}`],
    '/notifications/:id': [`/notifications/${notificationId}`],
    '/MyQr/:id': codeIds.map((id) => `/MyQr/${id}`),
  });
  const { page, complaints } = await newTab(url, { token });
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const address of [...addresses, '/admin']) await go(page, address);
  const visitor = await newTab(url);
  await visitor.page.goto('/login');
  for (const address of await registeredAddresses(url, 'public', {})) await go(visitor.page, address);
  await go(visitor.page, '/login');
  const named = [...complaints, ...visitor.complaints].filter((text) => text.includes('left something behind'));
  assert.deepEqual(named, []);
});

test('a remote that is shown alone names what its page leaves behind', async ({ newTab }) => {
  dev.kill();
  const port = await freePorts(2);
  dev = startDevelopment(folder, { PORT: String(port) }, ['--only', 'qr']);
  await dev.waitFor('is ready on');
  const { page, complaints } = await newTab(`http://localhost:${port}`);
  await page.addInitScript(() => sessionStorage.setItem('BAD', 'yes'));
  await page.goto('/MyQr');
  await page.getByRole('heading', { level: 1, name: 'My Qr' }).waitFor();
  await page.getByRole('navigation', { name: 'Addresses' }).getByRole('link', { name: 'Generate Qr Codes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Generate Qr Codes' }).waitFor();
  const named = () => complaints.filter((text) => text.includes('left something behind'));
  await untilEqual(() => named().length, 1);
  assert.match(
    named()[0] ?? '',
    /^qr MyQrPage left something behind: an interval of 50 ms from MyQrPage\.tsx:\d+ still/,
  );
});
