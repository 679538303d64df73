import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import JsZip from 'jszip';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, isFull, test } from '../harness/journey';
import { readByZbar, requireZbar } from '../harness/read-by-zbar';

test.describe.configure({ mode: 'serial' });

let page: Page;
let siteUrl: string;

async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('TOKEN'));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(siteUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  assert.equal(answer.status, 200, path);
  return (answer.headers.get('content-length') === '0' ? null : await answer.json()) as T;
}

interface Link {
  readonly qrId: string;
  readonly slug: string;
  readonly url: string;
}
const links = () => call<Link[]>('GET', '/api/links/list');
const payloads = async () =>
  (await call<{ type: string; payload: string }[]>('GET', '/api/qr/getmyqrs'))
    .filter(({ type }) => type === 'Chat')
    .map(({ payload }) => JSON.parse(payload));

test.beforeAll(async ({ newOwner, site }) => {
  requireZbar();
  siteUrl = site.url;
  ({ page } = await newOwner());
});

/** Moves the focus with the keyboard to the control with this name. */
async function tabTo(name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0];
      return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent?.trim() ?? '';
    });
  for (let steps = 0; steps < 80; steps += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`The keyboard does not reach ${name}.`);
}

/** The text that both scanners read in a picture. */
async function scan(png: Buffer): Promise<string | null> {
  const { text } = await decodePng(page, png);
  assert.equal(readByZbar(png), text);
  return text;
}

test('an owner without agents gets a link to create one', async () => {
  await page.goto('/QrChatCodeGen');
  await expect(page.getByRole('link', { name: 'Create an agent' })).toBeVisible();
  await call('POST', '/api/bot/create', { name: 'Front desk', description: 'Answers guests.', enabled: true });
  await call('POST', '/api/bot/create', { name: 'Bar', description: 'Answers at the bar.', enabled: true });
});

test('a place is made with the keyboard alone, and the picture contains its link', async () => {
  await page.goto('/GenerateQr');
  await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Chat QR code' }).waitFor();
  await page.getByLabel('Agent', { exact: true }).waitFor();
  await tabTo('Agent');
  await page.keyboard.type('Front');
  await tabTo('Place');
  await page.keyboard.type('Table 12');
  await tabTo('Facts');
  await page.keyboard.type('The Wi-Fi is Guest12, password sailing.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Breakfast is served here until 11.');
  await tabTo('Starter questions');
  await page.keyboard.type('What is the Wi-Fi here?');
  await tabTo('Generate QR Code');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/QrResult');
  const [link] = await links();
  assert.ok(link);
  const image = page.getByRole('img', { name: /^QR code: / });
  await page.getByText('Scans', { exact: true }).waitFor();
  const png = Buffer.from(((await image.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64');
  assert.equal(await scan(png), link.url);
  await tabTo('Name');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Terrace 12');
  await tabTo('Save QR Code');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/MyQr');
  await untilEqual(() => page.getByRole('article').getByRole('heading').allTextContents(), ['Terrace 12']);
  assert.deepEqual(
    (await payloads()).map(({ place, facts, starters }) => [place, facts, starters]),
    [
      [
        'Table 12',
        ['The Wi-Fi is Guest12, password sailing.', 'Breakfast is served here until 11.'],
        ['What is the Wi-Fi here?'],
      ],
    ],
  );
});

test('a scan leads to the page of the place on the same site', async () => {
  const [link] = await links();
  const answer = await fetch(`${siteUrl}/r/${link?.slug}`, { redirect: 'manual' });
  assert.equal(answer.status, 302);
  assert.equal(new URL(answer.headers.get('location') ?? '', siteUrl).href, `${siteUrl}/c/${link?.slug}`);
});

test('a changed fact is saved without another picture, and listed among the changes', inFull(), async () => {
  const before = await links();
  await page.getByRole('button', { name: 'Edit Terrace 12' }).click();
  await untilEqual(() => page.getByLabel('Fact 2', { exact: true }).inputValue(), 'Breakfast is served here until 11.');
  await page.getByLabel('Fact 2', { exact: true }).fill('Breakfast is served here until noon.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Agent: Front desk').first().waitFor();
  await expect(page.getByRole('term')).toContainText(['Place', 'Agent', 'Facts']);
  await page.getByRole('definition').getByText('Breakfast is served here until noon.', { exact: true }).waitFor();
  const change = page.getByRole('listitem').filter({ hasText: 'until noon' });
  await expect(change).toContainText('until 11');
  assert.deepEqual(await links(), before);
  await page.getByRole('button', { name: /^Undo the change to Chat/ }).click();
  await untilEqual(async () => (await payloads())[0]?.facts[1], 'Breakfast is served here until 11.');
});

const TABLES = Array.from({ length: isFull ? 12 : 3 }, (_, at) => at + 1);

test('places in a CSV file become pictures with separate links', async () => {
  const rows = TABLES.map((table) => `Bar,Table ${table},"The Wi-Fi is Guest${table}, password sailing${table}."`);
  const wrong = ['Nobody,Table 98,', ',Table 99,'];
  await page.goto('/QrBatch');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'places.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['agent,place,fact 1', ...rows, ...wrong].join('\n')),
  });
  await page.getByText(`${TABLES.length} codes can be created, 2 rows have errors.`).waitFor();
  // The first row is the header.
  const wrongRow = (nth: number) => page.getByRole('row', { name: new RegExp(`^${1 + rows.length + nth} `) });
  await expect(wrongRow(1)).toContainText('There is no agent “Nobody”.');
  await expect(wrongRow(2)).toContainText('Agent is required.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${TABLES.length} images as a zip` }).click(),
  ]);
  const zip = await JsZip.loadAsync(await readFile(await download.path()));
  const read: (string | null)[] = [];
  for (const table of TABLES) {
    const png = await zip.file(`Table ${table}.png`)?.async('nodebuffer');
    assert.ok(png, `Table ${table} has a picture`);
    read.push(await scan(png));
  }
  assert.equal(new Set(read).size, TABLES.length);
  const known = new Set((await links()).map(({ url }) => url));
  assert.ok(read.every((text) => text !== null && known.has(text)));
  assert.equal(known.size, TABLES.length + 1);
});

test('the example for places can be used unchanged', async () => {
  await page.goto('/QrBatch');
  const [example] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download an example for places' }).click(),
  ]);
  await page.getByLabel('CSV file').setInputFiles(await example.path());
  await page.getByText('3 codes can be created, 0 rows have errors.').waitFor();
});
