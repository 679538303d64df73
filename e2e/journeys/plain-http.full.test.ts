import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { decodePng } from '../harness/decode-png';
import { test } from '../harness/journey';
import { signUp } from '../harness/sign-up';

test.describe.configure({ mode: 'serial' });

// Headers that only a trusted origin may send.
test.use({ expectedComplaints: /untrustworthy|origin-keyed/ });

let page: Page;

test.beforeAll(async ({ newTab, site }) => {
  // A name that browsers do not trust without https, unlike localhost.
  ({ page } = await newTab(site.url.replace('localhost', 'desk.test')));
  await signUp(page);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Returns the clipboard's content, pasted into another page. */
async function paste(): Promise<{ text: string; html: string }> {
  const other = await page.context().newPage();
  await other.setContent('<div contenteditable="true"></div>');
  const field = other.locator('div');
  await field.focus();
  await other.keyboard.press('Control+V');
  const pasted = { text: (await field.textContent()) ?? '', html: await field.innerHTML() };
  await other.close();
  return pasted;
}

test('the browser treats the origin as insecure', async () => {
  const given = await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]);
  assert.deepEqual(given, [false, false, false]);
});

test('a QR code is made, copied as an image, and saved', async () => {
  await page.goto('/QrUrlCodeGen');
  await page.getByRole('textbox').first().fill('https://example.com/menu');
  await button('Generate QR Code').click();
  await page.waitForURL('**/QrResult');
  await button('Other formats').click();
  await button('Copy image').click();
  await page.getByText('Image copied').waitFor();
  const [, image = ''] = /src="data:image\/png;base64,([^"]+)"/.exec((await paste()).html) ?? [];
  assert.equal((await decodePng(page, Buffer.from(image, 'base64'))).text, 'https://example.com/menu');
  await page.getByPlaceholder('Enter name').fill('Menu');
  await button('Save QR Code').click();
  await page.waitForURL('**/MyQr');
  await page.getByRole('article').getByRole('heading', { name: 'Menu' }).waitFor();
});

test('an agent gets a client id that can be copied, and answers in its chat test', async () => {
  await page.goto('/NewAgent');
  await page.getByLabel('Bot Name').fill('Bakery help');
  await page.getByLabel('Description').fill('Answers questions.');
  await button('Add Bot').click();
  await page.waitForURL('**/agent');
  await page.getByRole('link', { name: 'Bakery help' }).first().click();
  await page.getByRole('tab', { name: 'Client' }).click();
  await button('Generate new secret').click();
  const clientId = page.getByRole('textbox', { name: 'Client ID' });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=clientId]')?.value.match(/^[0-9a-f-]{36}$/) !== null,
  );
  await button('Copy client id').click();
  await button('Copied client id').waitFor();
  assert.equal((await paste()).text, await clientId.inputValue());

  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'hours.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The bakery opens at seven o’clock in the morning on weekdays.'),
  });
  await page.getByText('Document uploaded!').waitFor();
  await page.getByRole('tab', { name: 'Chat Test' }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('When does the bakery open?');
  await button('Send').click();
  const log = page.getByRole('log');
  await log.getByText('When does the bakery open?').waitFor();
  await page.waitForFunction(() => (document.querySelector('[role=log]')?.textContent ?? '').length > 60);
  assert.equal(await log.getByText('Sorry, something went wrong.').count(), 0);
});

test('a call shows that the microphone needs https', async ({ newTab }) => {
  const { page: other } = await newTab(new URL(page.url()).origin);
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  await other.addInitScript({ content: `localStorage.setItem('TOKEN', ${JSON.stringify(token)})` });
  for (const [tab, name, peer] of [
    [other, 'Grace', 'Ada'],
    [page, 'Ada', 'Grace'],
  ] as const) {
    await tab.goto('/Chat');
    await tab.getByLabel('Your Name').fill(name);
    await tab.getByLabel('Peer User').fill(peer);
  }
  await button('Grace').waitFor();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Hello Grace');
  await button('Send').click();
  await other.getByRole('log').getByText('Hello Grace').waitFor();
  await button('Start Call').click();
  await page.getByText('Calls need https.').waitFor();
  assert.equal(await page.getByText('Calling Grace…').count(), 0);
  await heading('Chat').waitFor();
});
