import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { decodePng } from '../harness/decode-png';
import { inFull, test } from '../harness/journey';
import { readByZbar, requireZbar } from '../harness/read-by-zbar';

test.describe.configure({ mode: 'serial' });

const TEXT = 'Sommerfest für Müller 🎉';
const ENCODED = encodeURIComponent(TEXT);
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

interface Kind {
  readonly name: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The text that a scanner reads. */
  readonly text: string;
  /** The field that an edit changes, its new value, and the text that a scanner then reads. */
  readonly edit: readonly [label: string, value: string, text: string];
}

const eventText = (location: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    `SUMMARY:${TEXT}`,
    'DESCRIPTION:Six wines',
    `LOCATION:${location}`,
    'DTSTART:20270501T180000',
    'DTEND:20270501T200000',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const cardText = (company: string) =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:Müller\\, Söhne;${TEXT};;;`,
    `FN:${TEXT} Müller\\, Söhne`,
    `ORG:${company}`,
    'TEL:+491512345678',
    'END:VCARD',
  ].join('\r\n');

const KINDS: readonly Kind[] = [
  {
    name: 'Address',
    form: '/QrUrlCodeGen',
    fields: { URL: `https://müller.example/${TEXT.replaceAll(' ', '-')}` },
    text: `https://xn--mller-kva.example/${encodeURIComponent(TEXT.replaceAll(' ', '-'))}`,
    edit: ['URL', 'https://example.com/', 'https://example.com/'],
  },
  {
    name: 'Chat',
    form: '/QrWhatsappCodeGen',
    fields: { Number: '+49 151 2345678', Message: TEXT },
    text: `https://wa.me/491512345678?text=${ENCODED}`,
    edit: ['Message', 'Hi', 'https://wa.me/491512345678?text=Hi'],
  },
  {
    name: 'Event',
    form: '/QrCalendarEventCodeGen',
    fields: {
      Subject: TEXT,
      Description: 'Six wines',
      Location: 'Köln',
      'Start Time': '2027-05-01T18:00',
      'End Time': '2027-05-01T20:00',
    },
    text: eventText('Köln'),
    edit: ['Location', 'Straße 1, Köln', eventText('Straße 1\\, Köln')],
  },
  {
    name: 'Card',
    form: '/QrContactCodeGen',
    fields: { 'First name': TEXT, 'Last name': 'Müller, Söhne', Company: 'A', Phone: '+491512345678' },
    text: cardText('A'),
    edit: ['Company', 'Weingut; Müller', cardText('Weingut\\; Müller')],
  },
  {
    name: 'Guests',
    form: '/QrWifiCodeGen',
    fields: { 'Network name': TEXT, Password: 'a;b:c,d"e\\f' },
    text: `WIFI:T:WPA;S:${TEXT};P:a\\;b\\:c\\,d\\"e\\\\f;;`,
    edit: ['Password', '12345678', `WIFI:T:WPA;S:${TEXT};P:12345678;;`],
  },
  {
    name: 'Mail',
    form: '/QrEmailCodeGen',
    fields: { Email: 'a@example.com', Subject: TEXT, Message: 'One\nTwo' },
    text: `mailto:a@example.com?subject=${ENCODED}&body=One%0D%0ATwo`,
    edit: ['Message', '', `mailto:a@example.com?subject=${ENCODED}`],
  },
  {
    name: 'Call',
    form: '/QrPhoneCodeGen',
    fields: { Number: '+491512345678' },
    text: 'tel:+491512345678',
    edit: ['Number', '0044 7911 123456', 'tel:+447911123456'],
  },
  {
    name: 'Write',
    form: '/QrSmsCodeGen',
    fields: { Number: '+491512345678', Message: TEXT },
    text: `SMSTO:+491512345678:${TEXT}`,
    edit: ['Message', 'Hi', 'SMSTO:+491512345678:Hi'],
  },
  {
    name: 'Gate',
    form: '/QrPlaceCodeGen',
    fields: { Latitude: '52.5163', Longitude: '-13.3777', Label: TEXT },
    text: `${MAP}52.5163,-13.3777`,
    edit: ['Latitude', '1,5', `${MAP}1.5,-13.3777`],
  },
  {
    name: 'Note',
    form: '/QrTextCodeGen',
    fields: { Text: TEXT },
    text: TEXT,
    edit: ['Text', '日本\nsommer-ü', '日本\nsommer-ü'],
  },
];

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  requireZbar();
  ({ page } = await newOwner());
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (label: string) => page.getByLabel(label, { exact: true });
const code = () => page.getByRole('img', { name: /^QR code: / });

/** Checks that both scanners read the image on the page, and that the page's own check agrees. */
async function scansAs(text: string): Promise<void> {
  await page.getByText('Scans', { exact: true }).waitFor();
  const png = Buffer.from(((await code().getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64');
  assert.equal(readByZbar(png), text);
  assert.equal((await decodePng(page, png)).text, text);
}

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  if ('Latitude' in fields) await page.getByText('Advanced: latitude and longitude').click();
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
  await press('Generate QR Code');
}

for (const kind of KINDS) {
  test(`${kind.form} makes a code that two scanners read, which is saved and edited`, inFull(), async () => {
    await page.goto(kind.form);
    await fill(kind.fields);
    await scansAs(kind.text);
    await page.getByPlaceholder('Enter name').fill(kind.name);
    if (kind.form !== '/QrWifiCodeGen') await press('Fixed for ever');
    await press('Save QR Code');
    await page.waitForURL('**/MyQr');
    await press(`Edit ${kind.name}`);
    for (const [label, value] of Object.entries(kind.fields)) {
      const stored = label === 'Number' ? value.replace(/\D/g, '') : value;
      const shown = async () => (await field(label).inputValue()).replace(label === 'Number' ? /\D/g : '', '');
      await untilEqual(shown, stored, `${label} is filled in`);
    }
    const [label, value, text] = kind.edit;
    await fill({ [label]: value });
    await scansAs(text);
    await press('Save QR Code');
    await page.waitForURL('**/MyQr');
    await untilEqual(() => page.getByRole('article', { name: kind.name, exact: true }).count(), 1);
  });
}

test('a Wi-Fi network may be open, hidden, or WPA3', inFull(), async () => {
  await page.goto('/QrWifiCodeGen');
  await field('Security').selectOption('WPA3');
  await page.getByRole('switch', { name: 'Hidden network' }).click();
  await fill({ 'Network name': 'Cafe', Password: 'espresso' });
  await scansAs('WIFI:T:WPA;R:1;S:Cafe;P:espresso;H:true;;');
  await page.getByRole('link', { name: 'Change content' }).click();
  await field('Security').selectOption('No password');
  await fill({ Password: '' });
  await scansAs('WIFI:T:nopass;S:Cafe;H:true;;');
});

const LETTER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v2H3v2h4v2H3v3H0z"/></svg>';
/** How many bytes exactly fill a code of each version with the highest error correction. */
const FULL = [7, 34, 58, 64, 84, 119, 155, 177, 194, 280, 382];

test('codes of every kind scan with a logo, and a second scanner reads the download', inFull(), async () => {
  for (const length of FULL) {
    const text = `https://example.com/${'aZ9'.repeat(200)}`.slice(0, length);
    await page.goto('/QrTextCodeGen');
    await fill({ Text: text });
    await page.getByRole('slider', { name: 'Size' }).fill('400');
    await page
      .getByLabel(/Logo in the middle/)
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LETTER) });
    await page.getByRole('button', { name: 'Remove logo' }).waitFor();
    await page.getByText('Scans', { exact: true }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download QR Code')]);
    assert.equal(readByZbar(await readFile(await download.path())), text);
  }
});

/** Places have their own example. */
const IN_EXAMPLE = QR_TYPES.length - 1;

test('every kind of code in a CSV file becomes an image', inFull(), async () => {
  await page.goto('/QrBatch');
  const [example] = await Promise.all([page.waitForEvent('download'), press('Download an example')]);
  await field('CSV file').setInputFiles(await example.path());
  await page.getByText(`${IN_EXAMPLE} codes can be created, 0 rows have errors.`).waitFor();
  await press(`Download ${IN_EXAMPLE} images as a zip`);
  await page.getByText(`${IN_EXAMPLE} images downloaded`).waitFor();
});

test.use({ expectedComplaints: /notificationHub/ });

test('where a policy forbids WebAssembly, the check says that one decoder could not run', async ({ site }) => {
  let policy = '';
  await page.route(
    (url) => url.origin === new URL(site.url).origin,
    async (route) => {
      const request = route.request();
      const isPage = request.resourceType() === 'document';
      // A server that sets a policy for every response also sets it for the worker, which obeys only its own policy.
      if (!isPage && !/\/scan\.\w+\.js$/.test(request.url())) return route.fallback();
      const response = await route.fetch();
      if (isPage) {
        const own = response.headers()['content-security-policy'] ?? '';
        assert.match(own, /'wasm-unsafe-eval'/);
        policy = own.replace(" 'wasm-unsafe-eval'", '');
      }
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
  await page.goto('/QrTextCodeGen');
  await fill({ Text: 'One decoder' });
  await page.getByText('Only one of two decoders could run here.').waitFor();
  assert.equal(await page.getByText('Scans', { exact: true }).count(), 0);
});
