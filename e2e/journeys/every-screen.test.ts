import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../tooling/browser/open-browser';
import { faultsOf, turnDark } from '../harness/axe';
import { lastingFaults } from '../harness/lasting-faults';
import { resize } from '../harness/resize';
import { collectScreens, type Screens, show } from '../harness/screens';
import { spilledTexts } from '../harness/spilled-texts';
import { type Site, startSite } from '../harness/start-site';

let site: Site;
let browser: Browser;
let all: Screens;
const wide: string[] = [];
const spilled: string[] = [];
const tooFaint: string[] = [];
let measured = 0;

before(async () => {
  site = await startSite();
  browser = await openBrowser();
  all = await collectScreens(site, browser);
});
after(async () => {
  await browser.close();
  await site.end();
});

test('axe finds no fault on any screen in the light theme', async () => {
  const found: string[] = [];
  for (const screen of all.screens) {
    const page = await show(screen);
    found.push(...(await faultsOf(page, screen.name)));
    wide.push(...(await excessesOf(page, screen.name)));
    // The themes differ only in colors.
    await page.evaluate(turnDark);
    tooFaint.push(...(await faultsOf(page, screen.name, ['color-contrast'])));
  }
  assert.deepEqual(found, []);
});

test('axe finds enough contrast on every screen in the dark theme', () => {
  assert.equal(measured, all.screens.length);
  assert.deepEqual(tooFaint, []);
});

test('no screen scrolls sideways, at 320, 768 and 1280 px', () => {
  assert.equal(measured, all.screens.length);
  assert.deepEqual(wide, []);
});

test('no text overflows its box, however long a name is', () => {
  assert.equal(measured, all.screens.length);
  assert.deepEqual(spilled, []);
});

/** Measured while axe visits the screens, because opening all screens again would take longest. */
async function excessesOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 768, 1280]) {
    await resize(page, width, 800);
    const place = `${name} at ${width}`;
    found.push(
      ...(await lastingFaults(async () => {
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return excess > 0 ? [`${place}: ${excess} px too wide`] : [];
      })),
    );
    for (const text of await lastingFaults(() => spilledTexts(page))) spilled.push(`${place}: ${text}`);
  }
  measured += 1;
  return found;
}

test('the console stays empty on every screen', () => {
  assert.deepEqual(
    [all.visitor, all.newcomer, all.guest, all.owner].flatMap(({ complaints }) => complaints),
    [],
  );
});
