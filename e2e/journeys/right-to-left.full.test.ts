import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildPseudo } from '../harness/build-pseudo';
import { test } from '../harness/journey';
import { lastingFaults } from '../harness/lasting-faults';
import { resize } from '../harness/resize';
import { collectScreens, type Screens, show } from '../harness/screens';
import { spilledTexts } from '../harness/spilled-texts';
import { type Site, startSite } from '../harness/start-site';

// The page of an unknown code is a 404.
test.use({ expectedComplaints: /\/c\/no-such-code$/ });

let copy: string | null = null;
let site: Site;
let all: Screens;

test.beforeAll(async ({ newTab }) => {
  const pseudo = await buildPseudo('ar');
  ({ copy } = pseudo);
  site = await startSite({}, pseudo.built);
  all = await collectScreens(site, newTab, { language: 'ar' });
});
test.afterAll(async () => {
  await site?.end();
  if (copy !== null) await rm(copy, { recursive: true, force: true });
});

test('every screen fits into 320 px in a longer right-to-left language, and cuts off no text', async () => {
  const found: string[] = [];
  for (const screen of all.screens) {
    // Guests' pages use the language of the guest's phone.
    if (screen.path === undefined || screen.name.startsWith('/c/')) continue;
    const page = await show(screen);
    await resize(page, 320, 800);
    const problems = await lastingFaults(async () => {
      const { dir, excess } = await page.evaluate(() => ({
        dir: document.dir,
        excess: document.documentElement.scrollWidth - innerWidth,
      }));
      return [
        ...(dir === 'rtl' ? [] : ['not from the right']),
        ...(excess > 0 ? [`${excess} px too wide`] : []),
        ...(await spilledTexts(page)),
        ...(await cutTexts(page)),
      ];
    });
    found.push(...problems.map((problem) => `${screen.name}: ${problem}`));
    await resize(page, 1280, 800);
  }
  assert.deepEqual(found, []);
});

/** Returns whether the element is in the right half of the window. */
const isOnTheRight = async (page: Page, selector: string): Promise<boolean> => {
  const box = await page.locator(selector).first().boundingBox();
  return box !== null && box.x + box.width / 2 > 640;
};

test('the sidebar is on the right, arrows point the other way, and arrow keys follow the tabs', async () => {
  const { page } = all.owner;
  await page.goto('/conversations');
  await page.getByRole('tab').first().waitFor();
  assert.ok(await isOnTheRight(page, 'nav'));
  const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
  assert.ok(((await first.boundingBox())?.x ?? 0) > ((await second.boundingBox())?.x ?? 0));
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
  );
  await page.goto('/agent');
  const arrow = page.locator('.lucide-chevron-right').first();
  assert.equal(await arrow.evaluate((icon) => getComputedStyle(icon).transform), 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('the page keeps a language that the account does not have, and addresses in fields read from the left', async () => {
  const { page } = all.owner;
  await page.goto('/MyProfile');
  const email = page.locator('input[type=email]');
  await email.waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ar');
  assert.equal(await email.evaluate((field) => getComputedStyle(field).unicodeBidi), 'plaintext');
});

/** Finds text that is cut off by its box without an ellipsis, so that nobody sees that there is more. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { clientWidth, scrollWidth } = element;
      // Text only for screen readers has a size of one pixel.
      if (clientWidth <= 1 || scrollWidth <= clientWidth + 1) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const text = element.textContent?.trim();
      if (text) cut.push(`"${text.slice(0, 30)}" by ${scrollWidth - clientWidth} px`);
    }
    return cut;
  });
}
