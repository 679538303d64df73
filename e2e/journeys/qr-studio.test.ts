import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, test } from '../harness/journey';
import { readPdf } from '../harness/read-pdf';

test.describe.configure({ mode: 'serial' });

const ADDRESS = 'https://example.com/menu';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#b00" d="M0 0h9v9H0z"/></svg>';

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const preview = () => page.getByRole('img', { name: 'Live preview' });
const source = async () => decodeURIComponent((await preview().getAttribute('src')) ?? '');

async function downloadBy(name: string): Promise<{ download: Download; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
  return { download, content: await readFile(await download.path()) };
}

async function chooseStyle(): Promise<void> {
  await page.getByLabel('Foreground').fill('#0b5d3b');
  await page.getByText('Rounded', { exact: true }).click();
  await page.getByLabel('Words in a frame').fill('Scan <me> & eat');
  await page.getByText('For print shops', { exact: true }).click();
  await page.getByLabel('Quiet zone').selectOption('6');
  await page.getByLabel('Width in print (mm)').fill('55');
}

async function styleInForm() {
  return {
    dark: await page.getByLabel('Foreground').inputValue(),
    isRounded: await page.getByRole('radio', { name: 'Rounded' }).isChecked(),
    frame: await page.getByLabel('Words in a frame').inputValue(),
    quietZone: await page.getByLabel('Quiet zone').inputValue(),
    sizeMm: await page.getByLabel('Width in print (mm)').inputValue(),
  };
}
const CHOSEN = { dark: '#0b5d3b', isRounded: true, frame: 'Scan <me> & eat', quietZone: '6', sizeMm: '55' };

test('the code is drawn while the form is filled in, without a call, and all kinds are linked', async () => {
  await page.goto('/QrUrlCodeGen');
  await page.getByText('Fill in the form to see your code.').waitFor();
  const calls: string[] = [];
  page.on(
    'request',
    (request) => /\/qr\//.test(request.url()) && request.method() === 'POST' && calls.push(request.url()),
  );
  await page.getByLabel('URL', { exact: true }).fill(ADDRESS);
  await page.getByText('Scans', { exact: true }).waitFor();
  await chooseStyle();
  await untilEqual(async () => /Scan &lt;me&gt; &amp; eat/.test(await source()), true);
  assert.match(await source(), /#0b5d3b/);
  await page.getByText('Encoded text', { exact: true }).click();
  await page.getByText(ADDRESS, { exact: true }).waitFor();
  assert.deepEqual(calls, []);
  const kinds = page.getByRole('navigation', { name: 'Kinds of codes' });
  assert.equal(await kinds.getByRole('link', { name: 'URL' }).getAttribute('aria-current'), 'page');
  await kinds.getByRole('link', { name: 'WhatsApp' }).click();
  await page.waitForURL('**/QrWhatsappCodeGen');
  await untilEqual(styleInForm, CHOSEN);
  await page.goBack();
});

test('the result page and every file have the style that was chosen in the form', async () => {
  await page.getByLabel('URL', { exact: true }).fill(ADDRESS);
  await untilEqual(styleInForm, CHOSEN);
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await page.getByText('Scans', { exact: true }).waitFor();
  await untilEqual(styleInForm, CHOSEN);
  await page.getByPlaceholder('Enter name').fill('Menu: "summer"');
  const png = await downloadBy('Download QR Code');
  assert.equal(png.download.suggestedFilename(), 'qr-code-200x200.png');
  assert.equal((await decodePng(page, png.content)).text, ADDRESS);
  await press('Other formats');
  const svg = await downloadBy('Download SVG');
  assert.equal(svg.download.suggestedFilename(), 'Menu summer.svg');
  assert.match(svg.content.toString(), /^<svg [^>]*width="55mm" height="55mm"/);
  const pdf = await downloadBy('Download PDF');
  assert.equal(pdf.download.suggestedFilename(), 'Menu summer.pdf');
  const { widthMm, heightMm, text } = await readPdf(page, pdf.content);
  assert.deepEqual([widthMm, heightMm, text], [55, 55, ADDRESS]);
  await page.getByLabel('For print', { exact: true }).selectOption('600');
  const print = await downloadBy('Download print PNG');
  assert.equal(print.download.suggestedFilename(), 'Menu summer-600x600.png');
  assert.equal((await decodePng(page, print.content)).text, ADDRESS);
});

test('the PDF includes a logo and words that its fonts lack', async () => {
  await page.getByLabel('Words in a frame').fill('امسحني ☕');
  await page.getByLabel(/Logo in the middle/).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await press('Remove logo');
  await page.getByLabel(/Logo in the middle/).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await page.getByRole('button', { name: 'Remove logo' }).waitFor();
  const { content } = await downloadBy('Download PDF');
  assert.equal((await readPdf(page, content)).text, ADDRESS);
  await press('Remove logo');
  await page.getByLabel('Words in a frame').fill(CHOSEN.frame);
});

test('the style is saved with the code, shown on its card and restored when the code is edited', inFull(), async () => {
  await press('Fixed for ever');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  const card = page.getByRole('article', { name: 'Menu: "summer"' });
  await card.getByText('Scan <me> & eat').waitFor({ state: 'attached' });
  const { content } = await downloadBy('Download Menu: "summer"');
  assert.equal((await decodePng(page, content)).text, ADDRESS);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await card.getByRole('button', { name: 'Edit' }).click();
  await untilEqual(styleInForm, CHOSEN);
  await page.getByLabel('Words in a frame').fill('Eat');
  await untilEqual(async () => />Eat<\/text>/.test(await source()), true);
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await untilEqual(async () => (await styleInForm()).frame, 'Eat');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  await card.getByText('Eat', { exact: true }).waitFor({ state: 'attached' });
});

test('a named preset styles other codes, sheets and a CSV file', inFull(), async () => {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill(ADDRESS);
  await page.getByLabel('Foreground').fill('#7a1f1f');
  await press('Save as preset');
  await page.getByLabel('Preset name').fill('Red');
  await press('Save');
  await page.getByRole('button', { name: 'Delete preset Red' }).waitFor();
  await page.goto('/QrWhatsappCodeGen');
  await page.getByLabel('Preset', { exact: true }).selectOption({ label: 'Red' });
  await untilEqual(async () => (await styleInForm()).dark, '#7a1f1f');
  await page.goto('/QrPrintSheet');
  await page.getByLabel('Style').selectOption({ label: 'Red' });
  await page.locator('[data-sheets] path[fill="#7a1f1f"]').first().waitFor({ state: 'attached' });
  await page.goto('/QrBatch');
  const buffer = Buffer.from('name,type,url\nTable 1,Url,https://example.com/1');
  await page.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Style').selectOption({ label: 'Red' });
  await press('Save all to My Qr');
  await page.getByText('1 of 1 saved in My Qr').first().waitFor();
  await page.goto('/MyQr');
  await page.locator('article path[fill="#7a1f1f"]').first().waitFor({ state: 'attached' });
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('Preset', { exact: true }).selectOption({ label: 'Red' });
  await press('Delete preset Red');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Preset', { exact: true }).waitFor({ state: 'detached' });
  await page.goto('/MyQr');
  await page.locator('article path[fill="#7a1f1f"]').first().waitFor({ state: 'attached' });
});
