import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { type Site, startSite } from '../harness/start-site';

test.describe.configure({ mode: 'serial' });

// The missing remote.
test.use({ expectedComplaints: /./ });

let site: Site;
let page: Page;

test.beforeAll(async ({ newOwner }) => {
  site = await startSite();
  ({ page } = await newOwner({ url: site.url }));
  await rm(path.join(site.folder, 'admin/remotes/qr'), { recursive: true });
});
test.afterAll(async () => {
  await site.end();
});

test('a missing remote is reported on its page, with the kind of failure and the remote’s name and version', async () => {
  await page.goto('/MyQr');
  const alert = page.getByRole('alert');
  await alert.getByText(/chunk load failure \(missing\): qr \d+\.\d+\.\d+/).waitFor();
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
});

test('the shell and the other three remotes keep working without a reload', async () => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'My Agents' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Agent Bots' }).waitFor();
  await navigation.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Notifications/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
});
