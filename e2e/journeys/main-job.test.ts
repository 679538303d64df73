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
const ADDRESS = 'https://example.com/menu?table=7&lang=de#today';

let site: Site;
let page: Page;
let agentUrl: string;

test.beforeAll(async ({ newTab }) => {
  site = await startSite();
  ({ page } = await newTab(site.url));
});
test.afterAll(async () => {
  await site.end();
});

test('1. an owner registers, logs in and sees her dashboard', async () => {
  await signUp(page);
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  assert.ok(token && token.length > 20, 'the token is in local storage under TOKEN');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  for (const landmark of ['banner', 'navigation', 'main'] as const) {
    await page.getByRole(landmark).first().waitFor();
  }
});

test('2. she creates an agent, opens it and generates its client id and secret', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'My Agents' }).click();
  await page.getByRole('link', { name: 'Add New Agent' }).first().click();
  await page.getByLabel('Bot Name').fill('Bakery help');
  await page.getByLabel('Description').fill('Answers questions about the bakery.');
  await page.getByRole('button', { name: 'Add Bot' }).click();
  await page.getByText('Bot created successfully!').waitFor();
  await page.getByRole('link', { name: 'Bakery help' }).first().click();
  await page.getByRole('tab', { name: 'Client' }).click();
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await page.getByRole('button', { name: 'Copy client secret' }).waitFor();
  agentUrl = page.url();
});

test('3. she uploads a PDF and watches it become ready without reloading', async () => {
  const recipes = Array.from({ length: 80 }, (_, at) => `Recipe ${at}. Knead dough number ${at} for a while.`);
  const pdf = await makePdf([...HANDBOOK, ...recipes]);
  await page.getByRole('tab', { name: 'Documents' }).click();
  const seen = await watchStatuses(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('Document uploaded!').waitFor();
  await page.getByText('Ready', { exact: true }).waitFor();
  const statuses = await seen();
  assert.ok(statuses.includes('Marked for processing'), `it was marked for processing: ${statuses}`);
  // 'Processing' ends before the page polls again; the journey about documents checks it.
  assert.ok(statuses.includes('Ready'), `it is ready: ${statuses}`);
});

test('4. the agent answers from the PDF and says when it cannot', async () => {
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  await ask('When does the shop in Harbour Street open?');
  const log = page.getByRole('log');
  await log
    .getByText(/six in the morning/)
    .first()
    .waitFor();
  await log.getByText('handbook.pdf').first().waitFor();
  await ask('Who won the football world cup in 1998?');
  await log.getByText(/could not find that in the documents/).waitFor();
});

test('5. she makes a QR code that decodes to its address, saves it and finds it in My Qr', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Generate Qr Codes' }).click();
  await page.getByRole('main').getByRole('link', { name: /URL/ }).click();
  await page.getByRole('textbox').first().fill(ADDRESS);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await page.waitForURL('**/QrResult');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR Code' }).click(),
  ]);
  const decoded = await decodePng(page, await readFile(await download.path()));
  assert.equal(decoded.text, ADDRESS);
  assert.deepEqual([decoded.width, decoded.height], [200, 200]);
  assert.match(download.suggestedFilename(), /200.*\.png$/);

  await page.getByPlaceholder('Enter name').fill('Menu on table 7');
  await page.getByRole('button', { name: 'Save QR Code' }).click();
  await page.getByText('QR Code saved successfully').waitFor();
  await page.waitForURL('**/MyQr');
  await page.getByRole('article').getByRole('heading', { name: 'Menu on table 7' }).waitFor();
});

test('6. everything is still there after the server restarts', async () => {
  // An open page would report that the server is down.
  await page.goto('about:blank');
  await site.restart();
  await page.goto('/MyQr');
  await page.getByRole('heading', { name: 'Menu on table 7' }).waitFor();
  await page.goto(agentUrl.replace(/\/client$/, '/documents'));
  await page.getByText('handbook.pdf').first().waitFor();
  await page.getByText('Ready', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  await ask('How much deposit is paid for a wedding cake?');
  // Collapsed excerpts of earlier answers also contain it.
  const answers = page
    .getByRole('log')
    .getByText(/forty euros/)
    .filter({ visible: true });
  await answers.first().waitFor();
});

test('the whole job can be done with the keyboard alone, and the focus can always be seen', async ({ newTab }) => {
  const { context, page: tab } = await newTab(site.url);
  const { keyboard } = tab;
  // The browser then reports file dialogs from the start; otherwise it may learn of it after the key.
  tab.on('filechooser', () => {});
  const inSidebar = (name: string) => tab.getByRole('navigation').getByRole('link', { name });
  const button = (name: string) => tab.getByRole('button', { name, exact: true });
  const field = (name: string) => tab.getByRole('textbox', { name, exact: true });
  const tabOf = (name: string) => tab.getByRole('tab', { name, exact: true });
  const focusOn = (target: Locator) => target.and(tab.locator(':focus')).waitFor();
  const opened = (title: string) => tab.getByRole('heading', { level: 1, name: title }).waitFor();
  await signUp(tab);

  await tabTo(tab, inSidebar('My Agents'));
  await keyboard.press('Enter');
  await opened('My Agent Bots');
  await tabTo(tab, tab.getByRole('link', { name: 'Add New Agent' }));
  await keyboard.press('Enter');
  await opened('New Agent');
  await tabTo(tab, field('Bot Name'));
  await keyboard.type('Bakery help');
  await tabTo(tab, field('Description'));
  await keyboard.type('Answers questions about the bakery.');
  const status = tab.getByRole('combobox', { name: 'Status' });
  await tabTo(tab, status);
  await keyboard.press('ArrowDown');
  assert.equal(await status.inputValue(), 'false', 'the arrow chooses Disabled');
  await keyboard.press('ArrowUp');
  assert.equal(await status.inputValue(), 'true', 'the arrow chooses Enabled again');
  await tabTo(tab, button('Add Bot'));
  await keyboard.press('Enter');
  await opened('My Agent Bots');

  await tabTo(tab, tab.getByRole('link', { name: 'Bakery help', exact: true }));
  await keyboard.press('Enter');
  await opened('Bakery help');
  await tabTo(tab, tabOf('Agent Info'));
  for (const name of ['Client', 'Documents', 'Welcome Template', 'Chat Test', 'Chatbot Settings']) {
    await pressAndLook(tab, 'ArrowRight');
    await focusOn(tabOf(name));
    await tab.getByRole('tabpanel', { name }).waitFor();
  }
  await pressAndLook(tab, 'Home');
  await pressAndLook(tab, 'ArrowRight');
  await tabTo(tab, button('Generate new secret'));
  await keyboard.press('Enter');
  await button('Copy client secret').waitFor();
  await focusOn(button('Generate new secret'));

  await tabTo(tab, tabOf('Client'), 'Shift+Tab');
  await pressAndLook(tab, 'ArrowRight');
  await tabTo(tab, button('Upload'));
  const [files] = await Promise.all([tab.waitForEvent('filechooser'), keyboard.press('Space')]);
  const pdf = await makePdf([...HANDBOOK]);
  await files.setFiles({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: pdf });
  await tab.getByText('Ready', { exact: true }).waitFor();

  await tabTo(tab, tabOf('Documents'), 'Shift+Tab');
  await pressAndLook(tab, 'ArrowRight');
  await pressAndLook(tab, 'ArrowRight');
  await tabTo(tab, field('Message'));
  await keyboard.type('When does the shop in Harbour Street open?');
  await keyboard.press('Enter');
  const reply = tab.getByRole('log').getByText(/six in the morning/);
  await reply.first().waitFor();
  await focusOn(field('Message'));
  await tabTo(tab, button('Helpful'), 'Shift+Tab');

  await tabTo(tab, inSidebar('Generate Qr Codes'), 'Shift+Tab');
  await keyboard.press('Enter');
  await opened('Generate Qr');
  await tabTo(tab, tab.getByRole('main').getByRole('link', { name: /URL/ }));
  await keyboard.press('Enter');
  await tabTo(tab, field('URL'));
  await keyboard.type(ADDRESS);
  await tabTo(tab, button('Generate QR Code'));
  await keyboard.press('Enter');
  await tabTo(tab, tab.getByPlaceholder('Enter name'));
  await keyboard.type('Menu by keyboard');
  await tabTo(tab, button('Save QR Code'));
  await keyboard.press('Enter');
  await opened('My Qr');

  const card = tab.getByRole('article', { name: 'Menu by keyboard' });
  await tabTo(tab, card.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  const dialog = tab.getByRole('alertdialog', { name: 'Menu by keyboard' });
  await tabTo(tab, dialog.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focusOn(card.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await tabTo(tab, dialog.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Space');
  // Her last code is deleted, and with it everything around the button.
  await focusOn(tab.getByRole('heading', { level: 1, name: 'My Qr' }));
  await card.waitFor({ state: 'hidden' });

  await context.close();
});

async function ask(question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
}

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
