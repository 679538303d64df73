import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage, type WatchedPage } from '../harness/open-browser';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';

const PUBLIC = [
  '/login',
  '/register',
  '/forgot-password',
  '/admin/reset_password?token=t&email=a@b.co',
  '/join',
  '/confirm-email',
];
const SIGNED_IN = [
  '/admin',
  '/MyProfile',
  '/people',
  '/agent',
  '/NewAgent',
  '/GenerateQr',
  '/QrUrlCodeGen',
  '/QrWhatsappCodeGen',
  '/QrCalendarEventCodeGen',
  '/QrResult',
  '/MyQr',
  '/notifications',
  '/Chat',
];
const TABS = ['info', 'client', 'documents', 'welcome', 'chat', 'settings'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
let browser: Browser;
let visitor: WatchedPage;
let owner: WatchedPage;
const screens: [watched: () => WatchedPage, path: string][] = [];

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  visitor = await openPage(browser, site.url);
  owner = await openPage(browser, site.url);
  await signUp(owner.page);
  const agent = await createAgent();
  for (const path of PUBLIC) screens.push([() => visitor, path]);
  for (const path of [...SIGNED_IN, ...TABS.map((tab) => `/agent/${agent}/${tab}`)]) screens.push([() => owner, path]);
});
after(async () => {
  await browser.close();
  await site.end();
});

async function createAgent(): Promise<string> {
  const { page } = owner;
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Bakery help');
  await page.getByLabel('Description').fill('Answers questions.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByRole('link', { name: 'Bakery help' }).first().click();
  await page.waitForURL(/\/agent\/[^/]+/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

for (const theme of ['light', 'dark'] as const) {
  test(`no screen has a fault that axe finds, ${theme}`, async () => {
    const found: string[] = [];
    for (const { page } of [visitor, owner]) {
      await page.goto('/login');
      await page.evaluate((mode) => localStorage.setItem('THEME', mode), theme);
    }
    for (const [watched, path] of screens) {
      const { page } = watched();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } };
        const result = await axe.run();
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      });
      found.push(...violations.map((violation) => `${path} ${violation}`));
    }
    assert.deepEqual(found, []);
  });
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

test('no screen scrolls sideways, at 320, 768 and 1280 px', async () => {
  const wide: string[] = [];
  for (const [watched, path] of screens) {
    const { page } = watched();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) wide.push(`${path} at ${width}: ${excess} px too wide`);
    }
  }
  assert.deepEqual(wide, []);
});

test('no screen complains on the console', () => {
  assert.deepEqual([...visitor.complaints, ...owner.complaints], []);
});
