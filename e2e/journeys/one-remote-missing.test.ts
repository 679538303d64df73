import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../../tooling/browser/open-browser';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

let site: Site;
let browser: Browser;
let page: Page;

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  ({ page } = await openPage(browser, site.url));
  await signUp(page);
  await rm(path.join(site.folder, 'admin/remotes/qr'), { recursive: true });
});
after(async () => {
  await browser.close();
  await site.end();
});

test('a missing remote is reported on its own page, with kind, name and version', async () => {
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
