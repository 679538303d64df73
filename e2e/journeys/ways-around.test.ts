import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/journey';
import { resize } from '../harness/resize';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function openPalette(width: number): Promise<void> {
  await resize(page, width, 800);
  await page.getByRole('banner').getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox').waitFor();
}

test('the chat is linked in the sidebar and the menu, and describes who can talk there', async () => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  // This entry appears once the server's calls are known, and moves the entries below it.
  await sidebar.getByRole('link', { name: 'Conversations' }).waitFor();
  await sidebar.getByRole('link', { name: 'Chat' }).click();
  await heading('Chat').waitFor();
  await page.getByText(/call and message people in your organization who have this page open\./).waitFor();
  await resize(page, 375, 800);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Chat' }).click();
  await heading('Chat').waitFor();
});

for (const width of [320, 768, 1280]) {
  test(`at ${width} px a button opens the palette, and nothing in the bar is cut off`, async () => {
    await openPalette(width);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    assert.equal(await page.getByRole('option').last().textContent(), 'Log OutScreen');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
  });
}

test("'QR code' in the palette leads to the generator, and no entry leads to an empty page", async () => {
  await openPalette(1280);
  await page.keyboard.type('qr code');
  assert.equal(await page.getByRole('option', { name: /^QR code/ }).count(), 0);
  await page.keyboard.press('Enter');
  await heading('Generate Qr Codes').waitFor();
});

test('the last entry scrolls into view when the arrow keys reach it', async () => {
  await openPalette(320);
  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option', { name: /Log Out/ });
  assert.equal(await last.getAttribute('aria-selected'), 'true');
  const isInSight = await last.evaluate((option) => {
    const { top, bottom } = option.getBoundingClientRect();
    const list = option.parentElement?.getBoundingClientRect();
    return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
  });
  assert.ok(isInSight);
  await page.keyboard.press('Enter');
  await page.getByText('You have been logged out.').waitFor();
});
