import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../server/test/support/free-port';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { faultsOf } from '../harness/axe';
import { test } from '../harness/journey';
import { resize } from '../harness/resize';
import { spilledTexts } from '../harness/spilled-texts';
import { type Development, startDevelopment } from '../harness/start-development';

test.describe.configure({ mode: 'serial' });

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Rules that the gallery breaks on purpose, because it shows each part twice and puts page parts inside sections. */
const NOT_FOR_GALLERY = ['heading-order', 'landmark-unique', 'page-has-heading-one'];

let dev: Development;
let page: Page;

test.beforeAll(async ({ newTab }) => {
  const port = await freePort();
  dev = startDevelopment(ROOT, { PORT: String(port) }, ['--gallery']);
  const url = `http://localhost:${port}`;
  await dev.waitFor(`is ready on ${url}`);
  ({ page } = await newTab(url));
});
test.afterAll(async () => {
  dev?.kill();
});

test('axe finds no fault in any state of any shared part, in both themes', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'DayTable' }).waitFor();
  const faults = await faultsOf(page, 'gallery');
  assert.deepEqual(
    faults.filter((fault) => !NOT_FOR_GALLERY.some((rule) => fault.startsWith(`gallery ${rule}:`))),
    [],
  );
});

test('the parts fit into 320, 768 and 1280 px even with long names', async () => {
  for (const width of [320, 768, 1280]) {
    await resize(page, width, 800);
    assert.deepEqual(await spilledTexts(page), [], `at ${width} px`);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(excess <= 0, `${excess} px too wide at ${width} px`);
  }
});

test('one theme can be chosen, and the address keeps the choice', async () => {
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.reload();
  await page.getByRole('heading', { name: 'DayTable' }).waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await untilEqual(ground, 'rgb(14, 12, 17)');
  assert.equal(await page.locator('main .light').count(), 0);
});
