import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { test } from '../harness/journey';
import { resize } from '../harness/resize';

test.describe.configure({ mode: 'serial' });

const QUESTION = 'Are you sure you want to delete this agent? This action cannot be undone.';

// An ended session, a refused deletion, and a hub that disconnects when the page's clock skips a minute.
test.use({ expectedComplaints: / 401 | 500 |^(Failed to create bot|Delete failed)|handshake/ });

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
  await addAgents('Pool bar', 'Reception', 'Spa');
});

async function addAgents(...names: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('TOKEN')}` };
    for (const name of all) {
      const body = JSON.stringify({ name, description: 'x', enabled: true });
      await fetch('/api/bot/create', { method: 'POST', headers, body });
    }
  }, names);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  assert.ok(box);
  return box;
}

const focusedLabel = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a dialog closes on a press outside, but not on its padding or on a drag that ends outside', async () => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').waitFor();
  const { x, y, height } = await boxOf(dialog);
  await page.mouse.click(x + 6, y + 6);
  await page.mouse.move(x + 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 80, y + height / 2);
  await page.mouse.up();
  await dialog.getByLabel('Email').fill('still.open@example.com');
  await page.mouse.click(x - 80, y);
  await dialog.waitFor({ state: 'detached' });
  await untilEqual(focusedLabel, 'Invite');
});

test('the sign-in dialog stays open, however often Escape is pressed', async () => {
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Half typed');
  await page.getByLabel('Description').fill('Not saved yet');
  await page.route('**/api/bot/create', (route) => route.fulfill({ status: 401, json: { message: 'Expired.' } }));
  const token = await page.evaluate(() => localStorage.getItem('TOKEN') ?? '');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  assert.equal(await dialog.isVisible(), true);
  await page.keyboard.press('Tab');
  assert.equal(await dialog.evaluate((node) => node.contains(document.activeElement)), true, 'the focus is trapped');
  await page.unroute('**/api/bot/create');
  await page.evaluate((kept) => localStorage.setItem('TOKEN', kept), token);
});

test('a delete dialog is titled with the name, starts on Cancel, and returns the focus, even when the row is deleted', async () => {
  await page.goto('/agent');
  await page.getByRole('button', { name: 'Delete Pool bar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Pool bar' });
  await dialog.getByText(QUESTION, { exact: true }).waitFor();
  await untilEqual(focusedLabel, 'Cancel');
  await page.keyboard.press('Escape');
  await untilEqual(focusedLabel, 'Delete Pool bar');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1–2 of 2').waitFor();
  await untilEqual(focusedLabel, '1–2 of 2');
});

test('a file dropped outside the drop zone does not open in place of the page', async () => {
  /** Whether the browser would open the file. */
  const opensFile = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((target) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'menu.txt', { type: 'text/plain' }));
        return target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
  await page.goto('/MyProfile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await opensFile('h1'), false);
  await page.goto('/agent');
  await page.getByRole('link', { name: 'Reception' }).first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Upload' }).waitFor();
  assert.equal(await opensFile('h1'), false);
  assert.equal(await opensFile('[data-over]'), false);
  await page.getByRole('row', { name: /menu\.txt/ }).waitFor();
});

test('a toast never covers the button that was pressed', async () => {
  await resize(page, 320, 640);
  await page.goto('/MyProfile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('First Name').fill('Grace');
  // At the bottom of the window, where toasts usually appear.
  await save.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await save.click();
  const toast = page.locator('[data-toasts] > *', { hasText: 'Profile saved.' });
  await toast.waitFor();
  const [pressed, shown] = [await boxOf(save), await boxOf(toast)];
  const isApart = shown.y + shown.height <= pressed.y || pressed.y + pressed.height <= shown.y;
  assert.ok(isApart, `the toast at ${shown.y} covers the button at ${pressed.y}`);
  await resize(page, 1280, 800);
});

test('a toast covers neither the message field of the preview nor the save button, in both text directions', async () => {
  await page.goto('/agent');
  await page.getByRole('link', { name: 'Reception' }).first().click();
  await page.getByRole('tab', { name: 'Chatbot Settings' }).click();
  const composer = page.locator('chatbot-widget').getByLabel('Message', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await composer.waitFor();
  for (const [direction, color] of [
    ['ltr', '#0a5a44'],
    ['rtl', '#0a445a'],
  ] as const) {
    await page.evaluate((dir) => Object.assign(document, { dir }), direction);
    await page.getByLabel('Header color').fill(color);
    await save.click();
    const toast = page.locator('[data-toasts] > *').first();
    const shown = await boxOf(toast);
    for (const control of [composer, save]) {
      const { x, y, width, height } = await boxOf(control);
      const isBeside = x + width <= shown.x || shown.x + shown.width <= x;
      assert.ok(isBeside || y + height <= shown.y || shown.y + shown.height <= y, `${direction}: ${control}`);
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.evaluate(() => Object.assign(document, { dir: 'ltr' }));
});

test('an error remains visible until it is dismissed', async () => {
  await page.clock.install();
  await page.goto('/agent');
  await page.route('**/api/bot/delete', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Delete Spa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const error = page.getByText('Delete failed. Check console for details.');
  await error.waitFor();
  await page.clock.runFor(60_000);
  assert.equal(await error.isVisible(), true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await error.waitFor({ state: 'detached' });
  await page.unroute('**/api/bot/delete');
});

test('deleting an agent shows only one toast, although the server also pushes a notification', async ({ newOwner }) => {
  ({ page } = await newOwner());
  await addAgents('Lobby');
  await page.goto('/agent');
  await page.getByText('Connected').waitFor({ state: 'attached' });
  const shown: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => shown.push(text));
  await page.evaluate(() => {
    const { noteToast } = globalThis as unknown as { noteToast: (text: string) => void };
    const toasts = document.querySelector('[data-toasts]') as Element;
    new MutationObserver(() => noteToast(toasts.textContent ?? '')).observe(toasts, { childList: true });
  });
  await page.getByRole('button', { name: 'Delete Lobby' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.deepEqual(shown.filter(Boolean), ['Agent deleted successfully!']);
});
