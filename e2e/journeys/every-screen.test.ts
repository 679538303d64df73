import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { faultsOf, turnDark } from '../harness/axe';
import { inFull, isFull, test } from '../harness/journey';
import { lastingFaults } from '../harness/lasting-faults';
import { resize } from '../harness/resize';
import { collectScreens, type Screens, show } from '../harness/screens';
import { spilledTexts } from '../harness/spilled-texts';

// The page of a place allows no styles from axe, and the page of an unknown code is a 404.
test.use({ expectedComplaints: /^Applying inline style violates|\/c\/no-such-code$/ });

/** The screens of the quick run, which between them show every kind of list, form, card and chart. */
const MAIN =
  /^\/(login|admin|agent|agent\/[^/]+\/(documents|settings)|conversations|MyQr|MyQr\/:id|QrUrlCodeGen|notifications)$/;

let all: Screens;

test.beforeAll(async ({ newTab, site }) => {
  all = await collectScreens(site, newTab, { hasHotel: isFull });
});

test('axe finds no fault on any screen in the light theme, and none scrolls sideways at 320 px', async () => {
  const found: string[] = [];
  for (const screen of all.screens.filter(({ name }) => isFull || MAIN.test(name))) {
    const page = await show(screen);
    found.push(...(await faultsOf(page, screen.name)), ...(await excessesOf(page, screen.name, [320])));
    await resize(page, 1280, 800);
  }
  assert.deepEqual(found, []);
});

test('every screen has enough contrast in the dark theme, and fits into 768 and 1280 px', inFull(), async () => {
  const found: string[] = [];
  for (const screen of all.screens) {
    const page = await show(screen);
    found.push(...(await excessesOf(page, screen.name, [768, 1280])));
    // The themes differ only in colors.
    await page.evaluate(turnDark);
    found.push(...(await faultsOf(page, screen.name, ['color-contrast'])));
  }
  assert.deepEqual(found, []);
});

/** Returns by how much the screen is wider than the window, and the texts that overflow their boxes. */
async function excessesOf(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width, 800);
    const problems = await lastingFaults(async () => {
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      return [...(excess > 0 ? [`${excess} px too wide`] : []), ...(await spilledTexts(page))];
    });
    found.push(...problems.map((problem) => `${name} at ${width}: ${problem}`));
  }
  return found;
}
