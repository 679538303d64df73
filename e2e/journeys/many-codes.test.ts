import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JsZip from 'jszip';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, test } from '../harness/journey';
import { readByZbar, requireZbar } from '../harness/read-by-zbar';

test.describe.configure({ mode: 'serial' });

let page: Page;
let siteUrl: string;
let flyerUrl: string;

async function call<T>(path: string, body: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200, path);
  return (await answer.json()) as T;
}

test.beforeAll(async ({ newOwner, site }) => {
  siteUrl = site.url;
  ({ page } = await newOwner());
  for (const number of [10, 9, 8])
    await call('/api/qr/save', { Name: `Table ${number}`, Type: 'Url', Url: `https://example.com/${number}` });
  await call('/api/qr/save', { Name: '=Hotline', Type: 'Whatsapp', number: '491512345678', message: 'Hi; "you"' });
  const link = await call<{ url: string }>('/api/links/create', {
    Name: 'Flyer',
    Type: 'Url',
    Url: 'https://example.com/flyer',
  });
  flyerUrl = link.url;
  await fetch(flyerUrl, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' } });
});

const names = (of = page) => of.getByRole('article').getByRole('heading').allTextContents();
const bar = () => page.getByRole('region', { name: 'Selected codes' });
const action = (name: string) => bar().getByRole('button', { name, exact: true });
const select = (name: string) => page.getByLabel(`Select ${name}`, { exact: true }).check();

async function downloadBy(name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), action(name).click()]);
  return readFile(await download.path());
}

test('the list is sorted by name, date and scans, and the address keeps the order', async () => {
  await page.goto('/MyQr');
  await untilEqual(() => names(), ['Flyer', '=Hotline', 'Table 8', 'Table 9', 'Table 10']);
  await page.getByLabel('Sort by').selectOption('name');
  await untilEqual(() => names(), ['=Hotline', 'Flyer', 'Table 8', 'Table 9', 'Table 10']);
  await page.reload();
  await untilEqual(() => page.getByLabel('Sort by').inputValue(), 'name');
  await page.getByLabel('Sort by').selectOption('oldest');
  await untilEqual(async () => (await names())[0], 'Table 10');
  await page.getByLabel('Sort by').selectOption('scans');
  await untilEqual(async () => (await names())[0], 'Flyer');
});

test('selected codes are tagged together, and the list is filtered by tag, type and link', async () => {
  await page.goto('/MyQr');
  await select('Table 8');
  await select('Table 9');
  await bar().getByText('2 codes selected').waitFor();
  await action('Tags').click();
  await page.getByLabel('Add a tag').fill('Terrace');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('on all').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Tag', { exact: true }).selectOption('Terrace');
  await untilEqual(() => names(), ['Table 8', 'Table 9']);
  assert.equal(new URL(page.url()).search, '?tag=Terrace');
  await page.getByLabel('Type', { exact: true }).selectOption('Whatsapp');
  await page.getByText('No QR codes match.').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByLabel('Can be changed later').selectOption('yes');
  await untilEqual(() => names(), ['Flyer']);
  await page.getByLabel('Can be changed later').selectOption('');
});

test('selected codes are exported as a CSV file without formulas and as images', async () => {
  await page.goto('/MyQr');
  for (const name of ['=Hotline', 'Flyer', 'Table 8']) await select(name);
  await untilEqual(
    async () => (await downloadBy('Export CSV')).toString().split(/\r?\n/).slice(0, 4),
    [
      '\ufeffname,type,content,short link,scans,tags',
      `Flyer,Url,https://example.com/flyer,${flyerUrl},1,`,
      `"'=Hotline",Whatsapp,https://wa.me/491512345678?text=Hi%3B%20%22you%22,,,`,
      'Table 8,Url,https://example.com/8,,,Terrace',
    ],
  );
  const zip = await JsZip.loadAsync(await downloadBy('Export images'));
  assert.deepEqual(Object.keys(zip.files).sort(), ['=Hotline.png', 'Flyer.png', 'Table 8.png', 'manifest.csv']);
  const flyer = await zip.file('Flyer.png')?.async('nodebuffer');
  assert.equal((await decodePng(page, flyer ?? Buffer.alloc(0))).text, flyerUrl);
});

test('the print sheet shows exactly the selected codes', async () => {
  await bar().getByRole('link', { name: 'Print sheet' }).click();
  await page.getByText('3 codes on 1 sheet').waitFor();
  await untilEqual(() => page.getByRole('figure').allTextContents(), ['Flyer', '=Hotline', 'Table 8']);
});

test('the printed sheet can be read by another scanner', inFull(), async () => {
  requireZbar();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.screenshot({ fullPage: true });
  await page.emulateMedia({ media: null });
  const texts = readByZbar(printed)?.split('\n').sort();
  assert.deepEqual(
    texts,
    [flyerUrl, 'https://wa.me/491512345678?text=Hi%3B%20%22you%22', 'https://example.com/8'].sort(),
  );
});

test('a code deleted in one tab disappears in the other, and new codes appear on return', async () => {
  await page.goto('/MyQr');
  const other = await page.context().newPage();
  await other.goto('/MyQr');
  await untilEqual(async () => (await names(other)).length, 5);
  await page.getByRole('button', { name: 'Delete Table 10' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await untilEqual(async () => (await names(other)).length, 4);
  await other.close();
  await call('/api/qr/save', { Name: 'Of a colleague', Type: 'Url', Url: 'https://example.com' });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('article', { name: 'Of a colleague' }).waitFor();
});

test('all codes that match are deleted with one confirmation and one call', async () => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/delete') && calls.push(new URL(request.url()).pathname));
  await page.goto('/MyQr?search=table');
  await page.getByLabel('Select all 2 found').check();
  await action('Delete').click();
  const dialog = page.getByRole('alertdialog', { name: /delete these 2 QR codes\?/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 codes deleted').waitFor();
  assert.deepEqual(calls, ['/api/qr/deletemany']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await untilEqual(() => names(), ['Of a colleague', 'Flyer', '=Hotline']);
});

/**
 * Opens My Qr with this many codes, selects all, and measures how many milliseconds a key press in the search takes.
 */
async function timeOfKey(count: number): Promise<number> {
  const codes = Array.from({ length: count }, (_, at) => ({
    id: `code-${at}`,
    name: `Code ${at}`,
    type: 'Url',
    payload: JSON.stringify({ Url: `https://example.com/${at}` }),
  }));
  await page.route('**/api/qr/getmyqrs', (route) => route.fulfill({ json: codes }));
  await page.goto('/MyQr');
  const shown = count.toLocaleString('en');
  await page.getByLabel(`Select all ${shown} found`).check();
  await bar().getByText(`${shown} codes selected`).waitFor();
  assert.ok((await page.evaluate(() => document.querySelectorAll('*').length)) < 2_000);
  const took = await page.getByLabel('Search').evaluate(async (field: HTMLInputElement) => {
    const times: number[] = [];
    for (const text of ['9', '99', '9', '99', '9', '99', '9', '99']) {
      const began = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[times.length / 2] ?? 0;
  });
  await untilEqual(async () => (await names()).every((name) => name.includes('99')), true);
  await page.unroute('**/api/qr/getmyqrs');
  return took;
}

test('a search of ten thousand codes is about as fast as one of a hundred, with all selected', inFull(), async () => {
  // Measured in turn, taking the minimum of each, because other work on the machine only adds time.
  const least = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 3 && !(least.many <= 3 * least.few + 50); round++) {
    least.few = Math.min(least.few, await timeOfKey(100));
    least.many = Math.min(least.many, await timeOfKey(10_000));
  }
  const told = `a key takes ${least.few.toFixed(0)} ms with 100 codes, ${least.many.toFixed(0)} ms with 10,000`;
  test.info().annotations.push({ type: 'measured', description: told });
  assert.ok(least.many <= 3 * least.few + 50, told);
});
