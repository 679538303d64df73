import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { decodePng } from '../harness/decode-png';
import { test } from '../harness/journey';
import { makePdf } from '../harness/make-pdf';
import { signUp } from '../harness/sign-up';
import { type Site, startSite } from '../harness/start-site';
import { pressAndLook, tabTo } from '../harness/walk-by-keyboard';

test.describe.configure({ mode: 'serial' });

const HANDBOOK = [
  'Bakery handbook. This handbook says how our shops work. Every shop bakes its own bread in the morning.',
  'Opening hours. The shop in Harbour Street opens at six in the morning and closes at two in the afternoon. ' +
    'On Sundays all shops stay closed.',
  'Allergies. The walnut loaf contains walnuts and traces of hazelnut. The rye loaf is made without milk and eggs.',
  'Orders. Wedding cakes are ordered four weeks ahead. A deposit of forty euros is paid when the order is placed.',
] as const;
const CODE = 'Menu on table 7';
const ADDRESS = 'https://example.com/menu?table=7&lang=de#today';

let site: Site;
let page: Page;
let agentUrl: string;

test.beforeAll(async ({ newTab }) => {
  site = await startSite();
  ({ page } = await newTab(site.url));
  // The browser then reports file dialogs from the start; otherwise it may report a dialog only after the key press.
  page.on('filechooser', () => {});
});
test.afterAll(async () => {
  await site.end();
});

const press = (key: string) => page.keyboard.press(key);
const inSidebar = (name: string) => page.getByRole('navigation').getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const tabOf = (name: string) => page.getByRole('tab', { name, exact: true });
const focusOn = (target: Locator) => target.and(page.locator(':focus')).waitFor();
const opened = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

test('1. an owner registers, logs in and sees her dashboard', async () => {
  await signUp(page);
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  assert.ok(token && token.length > 20, 'the token is in local storage under TOKEN');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  for (const landmark of ['banner', 'navigation', 'main'] as const) {
    await page.getByRole(landmark).first().waitFor();
  }
});

test('2. with the keyboard alone she creates an agent, opens it and generates its client id and secret', async () => {
  await tabTo(page, inSidebar('My Agents'));
  await press('Enter');
  await opened('My Agent Bots');
  await tabTo(page, page.getByRole('link', { name: 'Add New Agent' }));
  await press('Enter');
  await opened('New Agent');
  await tabTo(page, field('Bot Name'));
  await page.keyboard.type('Bakery help');
  await tabTo(page, field('Description'));
  await page.keyboard.type('Answers questions about the bakery.');
  const status = page.getByRole('combobox', { name: 'Status' });
  await tabTo(page, status);
  await press('ArrowDown');
  assert.equal(await status.inputValue(), 'false', 'the arrow chooses Disabled');
  await press('ArrowUp');
  assert.equal(await status.inputValue(), 'true', 'the arrow chooses Enabled again');
  await tabTo(page, button('Add Bot'));
  await press('Enter');
  await page.getByText('Bot created successfully!').waitFor();
  await opened('My Agent Bots');

  await tabTo(page, page.getByRole('link', { name: 'Bakery help', exact: true }));
  await press('Enter');
  await opened('Bakery help');
  await tabTo(page, tabOf('Agent Info'));
  for (const name of ['Client', 'Documents', 'Welcome Template', 'Chat Test', 'Chatbot Settings']) {
    await pressAndLook(page, 'ArrowRight');
    await focusOn(tabOf(name));
    await page.getByRole('tabpanel', { name }).waitFor();
  }
  await pressAndLook(page, 'Home');
  await pressAndLook(page, 'ArrowRight');
  await tabTo(page, button('Generate new secret'));
  await press('Enter');
  await button('Copy client secret').waitFor();
  await focusOn(button('Generate new secret'));
  agentUrl = page.url();
});

test('3. with the keyboard alone she uploads a PDF, and watches it become ready without reloading', async () => {
  await tabTo(page, tabOf('Client'), 'Shift+Tab');
  await pressAndLook(page, 'ArrowRight');
  await tabTo(page, button('Upload'));
  const seen = await watchStatuses(page);
  const [files] = await Promise.all([page.waitForEvent('filechooser'), press('Space')]);
  const recipes = Array.from({ length: 16 }, (_, at) => `Recipe ${at}. Knead dough number ${at} for a while.`);
  const buffer = await makePdf([...HANDBOOK, ...recipes]);
  await files.setFiles({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('Document uploaded!').waitFor();
  await page.getByText('Ready', { exact: true }).waitFor();
  const statuses = await seen();
  // A status may pass before the page polls again; DocumentRow.test.tsx tests each.
  const isBefore = (status: string) => status === 'Marked for processing' || status === 'Processing';
  assert.ok(statuses.some(isBefore), `it was not ready at first: ${statuses}`);
  assert.ok(statuses.includes('Ready'), `it is ready: ${statuses}`);
});

test('4. with the keyboard alone she asks the agent, which answers from the PDF and says when it cannot', async () => {
  await tabTo(page, tabOf('Documents'), 'Shift+Tab');
  await pressAndLook(page, 'ArrowRight');
  await pressAndLook(page, 'ArrowRight');
  await tabTo(page, field('Message'));
  await page.keyboard.type('When does the shop in Harbour Street open?');
  await press('Enter');
  const log = page.getByRole('log');
  await log
    .getByText(/six in the morning/)
    .first()
    .waitFor();
  await log.getByText('handbook.pdf').first().waitFor();
  await focusOn(field('Message'));
  await tabTo(page, button('Helpful'), 'Shift+Tab');
  await tabTo(page, field('Message'));
  await page.keyboard.type('Who won the football world cup in 1998?');
  await press('Enter');
  await log.getByText(/could not find that in the documents/).waitFor();
});

test('5. with the keyboard alone she makes a QR code that decodes to its address, saves it and finds it in My Qr', async () => {
  await tabTo(page, inSidebar('Generate Qr Codes'), 'Shift+Tab');
  await press('Enter');
  await opened('Generate Qr');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /URL/ }));
  await press('Enter');
  await tabTo(page, field('URL'));
  await page.keyboard.type(ADDRESS);
  await tabTo(page, button('Generate QR Code'));
  await press('Enter');
  await page.waitForURL('**/QrResult');
  await tabTo(page, page.getByPlaceholder('Enter name'));
  await page.keyboard.type(CODE);
  await tabTo(page, button('Download QR Code'), 'Shift+Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  const decoded = await decodePng(page, await readFile(await download.path()));
  assert.equal(decoded.text, ADDRESS);
  assert.deepEqual([decoded.width, decoded.height], [200, 200]);
  assert.match(download.suggestedFilename(), /200.*\.png$/);

  await tabTo(page, button('Save QR Code'));
  await press('Enter');
  await page.getByText('QR Code saved successfully').waitFor();
  await opened('My Qr');
  await page.getByRole('article').getByRole('heading', { name: CODE }).waitFor();
});

test('6. everything is still there after the server restarts', async () => {
  // An open page would report that the server is down.
  await page.goto('about:blank');
  await site.restart();
  await page.goto(agentUrl.replace(/\/client$/, '/documents'));
  await page.getByText('handbook.pdf').first().waitFor();
  await page.getByText('Ready', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  // Words from the document are enough to find the answer: a server that has just started may still be loading its
  // models.
  await field('Message').fill('How many weeks ahead are wedding cakes ordered?');
  await button('Send').click();
  // Collapsed excerpts of earlier answers also contain it.
  const answers = page
    .getByRole('log')
    .getByText(/four weeks ahead/)
    .filter({ visible: true });
  await answers.first().waitFor();
  await page.goto('/MyQr');
  await page.getByRole('heading', { name: CODE }).waitFor();
});

test('7. with the keyboard alone she deletes the code, and the focus can always be seen', async () => {
  const card = page.getByRole('article', { name: CODE });
  await tabTo(page, card.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  const dialog = page.getByRole('alertdialog', { name: CODE });
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focusOn(card.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await press('Space');
  // Her last code is deleted, and with it everything around the button.
  await focusOn(page.getByRole('heading', { level: 1, name: 'My Qr' }));
  await card.waitFor({ state: 'hidden' });
});

/** Records every status that the document list shows from now on. */
async function watchStatuses(tab: Page): Promise<() => Promise<string[]>> {
  // Named functions would refer to a helper of the test's compiler, which the page lacks.
  await tab.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenStatuses: seen });
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      for (const word of ['Marked for processing', 'Processing', 'Ready', 'Failed']) {
        if (text.includes(word)) seen.add(word);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => tab.evaluate(() => [...(globalThis as unknown as { seenStatuses: Set<string> }).seenStatuses]);
}
