import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';
import { lastingFaults } from '../harness/lasting-faults';
import { resize } from '../harness/resize';
import { seedOwner } from '../harness/seed-owner';
import { registerOwner } from '../harness/sign-up';

test.describe.configure({ mode: 'serial' });

// An agent that is switched off.
test.use({ expectedComplaints: / 403 .*chat\/options/ });

let page: Page;
let agentId: string;

test.beforeAll(async ({ newTab, site }) => {
  const { token } = await registerOwner(site.url);
  ({ agentId } = await seedOwner(site.url, token));
  ({ page } = await newTab(site.url, { token }));
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const styleOf = (target: Locator, property: string, pseudo?: string) =>
  target.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name as string), [
    property,
    pseudo,
  ] as const);

test('ten agents fit the container of 500 px, and no date wraps at 1280 px', async () => {
  await open('/agent');
  const rows = page.getByRole('table', { name: 'Agents' }).locator('tbody tr');
  await untilEqual(() => rows.count(), 10);
  const heightsOf = (some: Locator) =>
    some.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  // Rows with the number of conversations have a second line.
  const activity = /in 7 days/;
  assert.deepEqual(new Set(await heightsOf(rows.filter({ hasNotText: activity }))), new Set([40]));
  assert.ok(
    (await heightsOf(rows.filter({ hasText: activity }))).every((height) => height > 50),
    'a second line is cut',
  );
  const hidden = await rows.last().evaluate((row) => {
    const frame = row.closest('table')?.parentElement as Element;
    const bottom = frame.getBoundingClientRect().top + frame.clientHeight;
    return Math.max(0, row.getBoundingClientRect().bottom - bottom);
  });
  assert.equal(hidden, 0, 'the tenth row is cut off');
  const created = page.locator('tbody tr').first().locator('time');
  const button = page.locator('tbody tr').first().getByRole('link', { name: /^View/ });
  const [date, view] = [await created.boundingBox(), await button.boundingBox()];
  assert.ok(date && view && date.height < 30 && date.x + date.width <= view.x, 'the date wraps or is covered');
});

test('the full date of a relative time shows while the keyboard focus is in its row', async () => {
  await open('/conversations');
  const row = page.locator('tbody tr').first();
  const whole = row.locator('time > span');
  assert.ok(((await whole.boundingBox())?.width ?? 0) <= 1);
  await row.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  assert.ok(((await whole.boundingBox())?.width ?? 0) > 60);
});

test('selected items are visible in forced colors', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(`/agent/${agentId}/info`);
  const tab = (isSelected: boolean) => page.getByRole('tab', { selected: isSelected }).first();
  assert.notEqual(await styleOf(tab(true), 'border-bottom-color'), await styleOf(tab(false), 'border-bottom-color'));
  const main = page.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => main.getByRole('link', { name, exact: true });
  const border = 'border-left-color';
  assert.notEqual(await styleOf(entry('My Agents'), border), await styleOf(entry('Profile'), border));
  const toggle = page.getByRole('switch').first();
  const looks = async () => [
    await styleOf(toggle, 'background-color'),
    await styleOf(toggle, 'background-color', '::after'),
  ];
  const before = await looks();
  await toggle.click();
  assert.notDeepEqual(await looks(), before);
  const [ground, thumb] = await looks();
  assert.notEqual(ground, thumb, 'the thumb of the switch is visible');
  await open(`/agent/${agentId}/settings`);
  const choice = (isChosen: boolean) =>
    page.locator('label', { has: page.locator(`[type=radio]${isChosen ? ':checked' : ':not(:checked)'}`) }).first();
  assert.notEqual(await styleOf(choice(true), 'background-color'), await styleOf(choice(false), 'background-color'));
  await open('/agent');
  const rows = page.locator('tbody tr');
  await rows.nth(1).getByRole('checkbox').check();
  assert.notEqual(await styleOf(rows.nth(1), 'outline-style'), await styleOf(rows.nth(2), 'outline-style'));
  await page.emulateMedia({ forcedColors: 'none' });
});

for (const [zoom, width, height] of [
  ['200 %', 640, 360],
  ['400 %', 320, 256],
] as const) {
  test(`navigation, palette and dialogs are reachable at ${zoom}`, inFull(zoom === '200 %'), async () => {
    await resize(page, width, height);
    await open('/people');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Log Out' });
    await last.scrollIntoViewIfNeeded();
    await isInWindow(last);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.keyboard.press('Control+k');
    const options = page.getByRole('option');
    await options.first().waitFor();
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown');
    await isInWindow(page.getByRole('option', { selected: true }));
    await isInWindow(page.getByRole('combobox'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Invite' }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send invitation' });
    await send.scrollIntoViewIfNeeded();
    await isInWindow(send);
    await page.keyboard.press('Escape');
    await resize(page, 1280, 800);
  });
}

async function isInWindow(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const size = page.viewportSize();
  assert.ok(box && size && box.y >= -1 && box.y + box.height <= size.height + 1, `${target} is out of sight`);
}

test('nothing is clipped in a right-to-left layout', inFull(), async () => {
  const clipped: string[] = [];
  const paths = [
    '/admin',
    '/agent',
    `/agent/${agentId}/info`,
    `/agent/${agentId}/documents`,
    '/conversations',
    '/MyQr',
  ];
  for (const path of [...paths, '/notifications', '/people', '/MyProfile']) {
    await open(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 768, 1280]) {
      await resize(page, width, 800);
      clipped.push(
        ...(await lastingFaults(async () => (await clippedParts()).map((part) => `${path} at ${width}: ${part}`))),
      );
    }
  }
  assert.deepEqual(clipped, []);
});

test('the menu, the palette and a dialog follow a right-to-left page', async () => {
  await resize(page, 390, 800);
  await open('/people');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const isRightToLeft = async (target: Locator) => {
    await target.waitFor();
    assert.equal(await styleOf(target, 'direction'), 'rtl');
    await isInWindow(target);
    const box = await target.boundingBox();
    assert.ok(box && box.x >= -1 && box.x + box.width <= 391, `${JSON.stringify(box)} is out of the window`);
    return box;
  };
  assert.deepEqual(await clippedParts('header'), []);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = await isRightToLeft(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first());
  assert.ok(menu.x + menu.width > 350, 'the menu opens at the start of the line');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.keyboard.press('Control+k');
  await isRightToLeft(page.getByRole('option').first());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite' }).click();
  await isRightToLeft(page.getByRole('dialog').getByRole('textbox').first());
  assert.deepEqual(await clippedParts('[role=dialog]'), []);
  await page.keyboard.press('Escape');
  await resize(page, 1280, 800);
});

/** Returns the buttons and links outside the window, and by how many pixels the page is wider than the window. */
function clippedParts(part = 'main'): Promise<string[]> {
  return page.evaluate((selector) => {
    const outside = [...document.querySelectorAll(`${selector} :is(button, a)`)]
      .filter((node) => !node.closest('[role=tablist]') && node.checkVisibility())
      .map((node) => ({
        text: node.getAttribute('aria-label') ?? node.textContent ?? '',
        box: node.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ text }) => text);
    const excess = document.documentElement.scrollWidth - innerWidth;
    return excess > 0 ? [...outside, `${excess} px too wide`] : outside;
  }, part);
}

test('printing shows the page without the shell, dark letters on white', async ({ newOwner }) => {
  const { page: printed, context } = await newOwner();
  await printed.getByRole('button', { name: 'Switch to dark theme' }).click();
  await printed.goto('/agent');
  await printed.getByRole('heading', { level: 1 }).waitFor();
  await printed.emulateMedia({ media: 'print' });
  for (const part of [printed.getByRole('banner'), printed.getByRole('navigation', { name: 'Main' })]) {
    await part.waitFor({ state: 'hidden' });
  }
  await untilEqual(() => printed.evaluate(() => document.documentElement.classList.contains('dark')), false);
  assert.equal(await printed.getByRole('heading', { level: 1 }).isVisible(), true);
  await printed.emulateMedia({ media: 'screen' });
  await untilEqual(() => printed.evaluate(() => document.documentElement.classList.contains('dark')), true);
  await context.close();
});
