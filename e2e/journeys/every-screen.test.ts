import assert from 'node:assert/strict';
import { faultsOf, turnDark } from '../harness/axe';
import { test } from '../harness/journey';
import { lastingFaults } from '../harness/lasting-faults';
import { resize } from '../harness/resize';
import { collectScreens, type Screens, show } from '../harness/screens';
import { spilledTexts } from '../harness/spilled-texts';

let all: Screens;

test.beforeAll(async ({ newTab, site }) => {
  all = await collectScreens(site, newTab);
});

test('axe finds no fault on any screen in the light theme', async () => {
  const found: string[] = [];
  for (const screen of all.screens) found.push(...(await faultsOf(await show(screen), screen.name)));
  assert.deepEqual(found, []);
});

test('no screen scrolls sideways at 320 px, and no text overflows its box', () => fitsInto([320]));

test('no screen scrolls sideways at 768 and 1280 px, and no text overflows its box', { tag: '@full' }, () =>
  fitsInto([768, 1280]),
);

test('axe finds enough contrast on every screen in the dark theme', { tag: '@full' }, async () => {
  const found: string[] = [];
  for (const screen of all.screens) {
    const page = await show(screen);
    // The themes differ only in colors.
    await page.evaluate(turnDark);
    found.push(...(await faultsOf(page, screen.name, ['color-contrast'])));
  }
  assert.deepEqual(found, []);
});

async function fitsInto(widths: readonly number[]): Promise<void> {
  const found: string[] = [];
  for (const screen of all.screens) {
    const page = await show(screen);
    for (const width of widths) {
      await resize(page, width, 800);
      const problems = await lastingFaults(async () => {
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return [...(excess > 0 ? [`${excess} px too wide`] : []), ...(await spilledTexts(page))];
      });
      found.push(...problems.map((problem) => `${screen.name} at ${width}: ${problem}`));
    }
  }
  assert.deepEqual(found, []);
}
