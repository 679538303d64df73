import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, test } from '../harness/journey';

test.describe.configure({ mode: 'serial' });

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

// The browser logs the refusals of words for short links.
test.use({ expectedComplaints: / 40[09]|^Error/ });

let page: Page;
/** The content of the printed code of the first test. */
let printed: string;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const lastSwitch = () => page.getByRole('switch', { name: 'Can be changed later' });
const scan = (by = PHONE, method = 'GET') =>
  fetch(printed, { method, redirect: 'manual', headers: { 'user-agent': by } });

/** Returns the text that a scanner reads in the image from 'Download QR Code'. */
async function readDownload(): Promise<string | null> {
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download QR Code')]);
  const content = await readFile(await download.path());
  return (await decodePng(page, content)).text;
}

/** Returns the text that a scanner reads in the picture that My Qr offers after saving. */
async function readPictureToPrint(): Promise<string | null> {
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download the picture to print')]);
  return (await decodePng(page, await readFile(await download.path()))).text;
}

test('a new code contains the typed address until it is saved, and then a short link that redirects to it', async ({
  site,
}) => {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu-of-spring');
  assert.equal(await lastSwitch().getAttribute('aria-checked'), 'true');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await page.getByText('Scans', { exact: true }).waitFor();
  assert.equal(await lastSwitch().getAttribute('aria-checked'), 'true');
  await page.getByText('Do not print this picture yet.').waitFor();
  assert.equal(await readDownload(), 'https://example.com/menu-of-spring');
  await page.getByPlaceholder('Enter name').fill('Flyer');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  await page.getByText('“Flyer” can be changed later.').waitFor();
  printed = (await readPictureToPrint()) ?? '';
  assert.match(printed, new RegExp(`^${site.url}/r/[a-km-z2-9]{7}$`));
  const answer = await scan();
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get('location'), 'https://example.com/menu-of-spring');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.equal(answer.headers.get('set-cookie'), null);
});

test('on the page of a printed code the owner changes where it leads, and undoes that in one press', async () => {
  // An open list shows the scan at its next refresh.
  await page.reload();
  const card = page.getByRole('article', { name: 'Flyer' });
  await card.getByRole('link', { name: '1 scan of Flyer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Flyer' }).waitFor();
  await page.getByText('Your printed codes stay the same.').waitFor();
  await page.getByLabel('Leads to').fill('https://example.com/menu-of-summer');
  await press('Save');
  await page.getByText('Saved. Your printed codes stay the same.').waitFor();
  await page.getByText('It led to https://example.com/menu-of-spring before.').waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/menu-of-summer');
  await press('Undo');
  await page.getByText('Change undone').waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/menu-of-spring');
  // An undo cannot be undone.
  await untilEqual(() => page.getByRole('button', { name: /^Undo the change/ }).count(), 1);
});

test('Edit opens the form, where the picture remains the same and Save changes the destination', async () => {
  await press('Edit');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/menu-of-autumn');
  assert.equal(await lastSwitch().getAttribute('aria-checked'), 'true');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  assert.equal(await readDownload(), printed);
  await page.goBack();
  await press('Save');
  await page.getByRole('heading', { level: 1, name: 'Flyer' }).waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/menu-of-autumn');
  await page.getByRole('button', { name: 'Undo the change to https://example.com/menu-of-autumn' }).click();
  await page.getByText('Change undone').waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/menu-of-spring');
});

test('a paused code shows a small page, and works again after it is resumed', async () => {
  await press('Pause Flyer');
  await page.getByRole('button', { name: 'Resume Flyer' }).waitFor();
  const answer = await scan();
  assert.equal(answer.status, 404);
  const shown = await answer.text();
  assert.match(shown, /This code is paused/);
  // It loads only the dashboard's typeface.
  assert.doesNotMatch(shown, /<script|admin\/(?!remotes\/agents\/widget\/poppins-)/);
  await press('Resume Flyer');
  await page.getByRole('button', { name: 'Pause Flyer' }).waitFor();
  assert.equal((await scan()).status, 302);
});

test('scans are counted by device, bots separately, and HEAD requests are not counted', inFull(), async () => {
  await scan(COMPUTER);
  await scan(BOT);
  await scan(BOT);
  await scan(PHONE, 'HEAD');
  const numbers = () => page.locator('dl dd').allTextContents();
  await untilEqual(
    async () => {
      await page.reload();
      await page.getByText('Bots and link previews', { exact: true }).waitFor();
      return numbers();
    },
    ['2', '5', '2'],
    'two visitors, five more scans of theirs, two bots',
  );
  await page.getByRole('img', { name: '2 scans in the last 30 days' }).waitFor();
  await page.getByText('Show as a table').click();
  const cells = await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').allTextContents();
  assert.deepEqual(cells, ['1', '1', '2']);
  await page.getByLabel('Period').selectOption('Last 24 hours');
  await page.getByRole('img', { name: '2 scans in the last 24 hours' }).waitFor();
});

test('a code whose end date has passed redirects to the address for after the end', inFull(), async () => {
  await page.getByLabel('End', { exact: true }).fill('2026-01-01T10:00');
  await page.getByLabel(/Address after the end/).fill('https://example.com/over');
  await press('Save dates');
  await page.getByText('Dates saved').waitFor();
  await page.getByText('Ended', { exact: true }).waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/over');
  await page.getByLabel('End', { exact: true }).fill('');
  await press('Save dates');
  await page.getByText('Enter an end, or leave this address empty.').waitFor();
  await page.getByLabel(/Address after the end/).fill('');
  await press('Save dates');
  await page.getByText('Active', { exact: true }).waitFor();
  assert.equal((await scan()).headers.get('location'), 'https://example.com/menu-of-spring');
});

test('a printed code changes from an address to an event, which is then downloaded', inFull(), async () => {
  await press('Edit');
  await page
    .getByRole('navigation', { name: 'Kinds of codes' })
    .getByRole('link', { name: 'QR Calendar Event' })
    .click();
  await page.getByText(/^You are editing “Flyer”/).waitFor();
  for (const [label, value] of [
    ['Subject', 'Tasting'],
    ['Description', 'Six wines'],
    ['Location', 'Cellar'],
    ['Start Time', '2027-05-01T18:00'],
    ['End Time', '2027-05-01T20:00'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  assert.equal(await readDownload(), printed);
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  const answer = await scan();
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/calendar/);
  assert.match(await answer.text(), /SUMMARY:Tasting/);
});

test('a code is saved under a word that the owner chooses', inFull(), async ({ site }) => {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/fair');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await page.getByPlaceholder('Enter name').fill('Fair');
  await press('Customize the link');
  await page.getByLabel(/Word at the end/).fill('o0l');
  await press('Save QR Code');
  await page
    .getByRole('alert')
    .getByText(/look like others in print/)
    .first()
    .waitFor();
  await page.getByLabel(/Word at the end/).fill('Summer-fair');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  assert.equal(await readPictureToPrint(), `${site.url}/r/summer-fair`);
});

test('a fixed code becomes changeable on its page', inFull(), async ({ site }) => {
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/fixed');
  await press('Fixed for ever');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  assert.equal(await lastSwitch().getAttribute('aria-checked'), 'false');
  assert.equal(await page.getByText('Do not print this picture yet.').count(), 0);
  await page.getByPlaceholder('Enter name').fill('Fixed');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  await page.getByRole('article', { name: 'Fixed' }).getByRole('link', { name: 'Fixed' }).click();
  await lastSwitch().click();
  await page.getByLabel('Leads to').waitFor();
  await page.getByText(`${site.url}/r/`).first().waitFor();
});

test('a deleted code’s page says so, and the word in its link is never used again', inFull(), async ({ site }) => {
  await page.goto('/MyQr');
  await press('Delete Fair');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await untilEqual(() => page.getByRole('article').count(), 2);
  assert.equal((await fetch(`${site.url}/r/summer-fair`, { redirect: 'manual' })).status, 404);
  await page.goto('/QrUrlCodeGen');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/again');
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
  await page.getByPlaceholder('Enter name').fill('Again');
  await press('Customize the link');
  await page.getByLabel(/Word at the end/).fill('summer-fair');
  await press('Save QR Code');
  await page
    .getByRole('alert')
    .getByText(/is taken/)
    .waitFor();
  assert.equal(await page.getByPlaceholder('Enter name').inputValue(), 'Again');
});
