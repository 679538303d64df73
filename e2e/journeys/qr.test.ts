import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import jsQr from 'jsqr';
import { untilEqual } from '../../tooling/browser/watch-requests';
import { inFull, test } from '../harness/journey';

test.describe.configure({ mode: 'serial' });
// A worker and an answer that are lost on purpose.
test.use({ expectedComplaints: /ERR_FAILED .*(?:api\/qr\/save|scan\.)|No response from server/ });

interface Kind {
  readonly name: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The text that a scanner reads. */
  readonly text: string;
  /** The field that an edit changes, its new value, and the text that a scanner then reads. */
  readonly edit: readonly [label: string, value: string, text: string];
}

const MESSAGE = 'Hello & welcome! 100% 👍';
const eventText = (location: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    'SUMMARY:Tasting\\; red\\, white',
    'DESCRIPTION:Line one\\nLine two',
    `LOCATION:${location}`,
    'DTSTART:20270501T180000',
    'DTEND:20270501T200000',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const KINDS: readonly Kind[] = [
  {
    name: 'Menu ☕',
    form: '/QrUrlCodeGen',
    fields: { URL: 'https://münchen.example/ä?q=✓#ü' },
    text: 'https://xn--mnchen-3ya.example/%C3%A4?q=%E2%9C%93#%C3%BC',
    edit: ['URL', 'https://example.com/new', 'https://example.com/new'],
  },
  {
    name: 'Chat',
    form: '/QrWhatsappCodeGen',
    fields: { Number: '+49 (151) 234-5678', Message: MESSAGE },
    text: `https://wa.me/491512345678?text=${encodeURIComponent(MESSAGE)}`,
    edit: ['Number', '0044 7911 123456', `https://wa.me/447911123456?text=${encodeURIComponent(MESSAGE)}`],
  },
  {
    name: 'Tasting',
    form: '/QrCalendarEventCodeGen',
    fields: {
      Subject: 'Tasting; red, white',
      Description: 'Line one\nLine two',
      Location: 'Köln',
      'Start Time': '2027-05-01T18:00',
      'End Time': '2027-05-01T20:00',
    },
    text: eventText('Köln'),
    edit: ['Location', 'Straße 1, Köln', eventText('Straße 1\\, Köln')],
  },
];

// jsqr is a CommonJS module; whether its default export is wrapped depends on the loader.
const decode = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

let page: Page;

test.beforeAll(async ({ newOwner }) => {
  ({ page } = await newOwner());
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function downloadBy(name: string): Promise<{ download: Download; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
  return { download, content: await readFile(await download.path()) };
}

/** Decodes an image at its own size, or scaled to `scaledTo` pixels as on a printer, with a third-party decoder. */
async function read(content: Buffer, { type = 'image/png', scaledTo = 0 } = {}) {
  const { width, pixels } = await page.evaluate(
    async ([source, size]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const edge = size || image.naturalWidth;
      const context = new OffscreenCanvas(edge, edge).getContext('2d');
      context?.drawImage(image, 0, 0, edge, edge);
      const reader = new FileReader();
      reader.readAsDataURL(new Blob([context?.getImageData(0, 0, edge, edge).data ?? new Uint8ClampedArray()]));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return { width: edge, pixels: String(reader.result).split(',')[1] ?? '' };
    },
    [`data:${type};base64,${content.toString('base64')}`, scaledTo] as const,
  );
  return { width, text: decode(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, width)?.data ?? null };
}

async function generate({ form, fields }: Pick<Kind, 'form' | 'fields'>): Promise<void> {
  await page.goto(form);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await press('Generate QR Code');
  await page.waitForURL('**/QrResult');
}

for (const kind of KINDS) {
  // The kinds differ only in their forms and texts, which have their own tests.
  const details = inFull(kind.form !== '/QrUrlCodeGen');
  test(`${kind.form}: every image of it reads back as its text, at every size and as SVG`, details, async () => {
    await generate(kind);
    await page.getByText('Scans', { exact: true }).waitFor();
    for (const size of [200, 333, 400]) {
      await page.getByRole('slider', { name: 'Size' }).fill(String(size));
      const { download, content } = await downloadBy('Download QR Code');
      assert.equal(download.suggestedFilename(), `qr-code-${size}x${size}.png`);
      assert.deepEqual(await read(content), { width: size, text: kind.text });
    }
    await press('Other formats');
    const svg = await downloadBy('Download SVG');
    assert.equal((await read(svg.content, { type: 'image/svg+xml', scaledTo: 600 })).text, kind.text);
    await page.getByText('For print shops', { exact: true }).click();
    await page.getByLabel('For print', { exact: true }).selectOption('2000');
    const print = await downloadBy('Download print PNG');
    assert.equal(print.content.readUInt32BE(16), 2000);
    assert.equal((await read(print.content, { scaledTo: 600 })).text, kind.text);
  });

  test(
    `${kind.form}: it survives a reload, is saved, edited under the same id and downloaded from its card`,
    details,
    async () => {
      await page.reload();
      await page.getByText('Scans', { exact: true }).waitFor();
      await page.getByPlaceholder('Enter name').fill(kind.name);
      await press('Fixed for ever');
      await press('Save QR Code');
      await page.getByText('QR Code saved successfully').first().waitFor();
      const [label, value, text] = kind.edit;
      await press(`Edit ${kind.name}`);
      for (const [field, typed] of Object.entries(kind.fields)) {
        // The number is stored as digits only.
        const stored = field === 'Number' ? typed.replace(/\D/g, '') : typed;
        const shown = async () => {
          const value = await page.getByLabel(field, { exact: true }).inputValue();
          return field === 'Number' ? value.replace(/\D/g, '') : value;
        };
        await untilEqual(shown, stored, `${field} is filled in`);
      }
      await page.getByLabel(label, { exact: true }).fill(value);
      await press('Generate QR Code');
      await page.getByText('Scans', { exact: true }).waitFor();
      await untilEqual(() => page.getByPlaceholder('Enter name').inputValue(), kind.name);
      await press('Save QR Code');
      await page.waitForURL('**/MyQr');
      const cards = page.getByRole('article', { name: kind.name });
      await cards.getByText(kind.name).first().waitFor();
      await untilEqual(() => cards.count(), 1);
      // The list shows its old data until it has been fetched again.
      const download = async () => read((await downloadBy(`Download ${kind.name}`)).content);
      await untilEqual(download, { width: 1000, text });
    },
  );
}

test(
  'a style that no longer scans is refused, and the quiet zone is still white in the dark theme',
  inFull(),
  async () => {
    await generate({ form: '/QrUrlCodeGen', fields: { URL: 'https://example.com/style' } });
    await press('Switch to dark theme');
    await page.getByRole('slider', { name: 'Size' }).fill('400');
    await page.getByLabel('Foreground').fill('#0b5d3b');
    await page.getByLabel('Background').fill('#fff3c4');
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9H0z"/></svg>';
    await page
      .getByLabel(/Logo in the middle/)
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await page.getByRole('button', { name: 'Remove logo' }).waitFor();
    // Once the color and the logo are drawn, they are kept when a worse color is refused.
    await page.locator('img[src*="0b5d3b"][src*="data%3Aimage"]').waitFor();
    await page.getByLabel('Foreground').fill('#ffffff');
    await page.getByText(/must be darker than the background/).waitFor();
    await press('Other formats');
    const svg = (await downloadBy('Download SVG')).content.toString();
    assert.match(svg, /#0b5d3b/);
    assert.doesNotMatch(svg, /script|alert|http:\/\/(?!www\.w3\.org)/);
    const { content } = await downloadBy('Download QR Code');
    assert.deepEqual(await read(content), { width: 400, text: 'https://example.com/style' });
    const edge = await page.getByRole('img', { name: /QR code/ }).evaluate((image) => {
      const ground = image.parentElement;
      return ground && getComputedStyle(ground).backgroundColor;
    });
    assert.equal(edge, 'rgb(255, 255, 255)');
    await press('Switch to light theme');
  },
);

test('a long text at 100 px shows a warning and can still be downloaded', inFull(), async () => {
  await generate({ form: '/QrUrlCodeGen', fields: { URL: `https://example.com/${'x'.repeat(600)}` } });
  await page.getByRole('slider', { name: 'Size' }).fill('100');
  await page.getByText('Too dense for a picture 100 px wide.').waitFor();
  assert.equal((await downloadBy('Download QR Code')).download.suggestedFilename(), 'qr-code-100x100.png');
});

test('a worker reads the codes, and the page does when the worker cannot load', async () => {
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    generate({ form: '/QrUrlCodeGen', fields: { URL: 'https://example.com/worker' } }),
  ]);
  assert.match(worker.url(), /\/scan\.\w+\.js$/);
  await page.getByText('Scans', { exact: true }).waitFor();
  // Only the worker has loaded the decoders.
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.equal((await loaded()).filter((name) => name.endsWith('.wasm')).length, 0);

  await page.route('**/scan.*.js', (route) => route.abort());
  await generate({ form: '/QrUrlCodeGen', fields: { URL: 'https://example.com/page' } });
  await page.getByText('Scans', { exact: true }).waitFor();
  assert.equal((await loaded()).filter((name) => name.endsWith('.wasm')).length, 1);
  await page.unroute('**/scan.*.js');
});

/** Lets saves reach the server, and drops the answers of those that `loses` chooses by their number. Returns the bodies. */
async function loseAnswers(loses: (call: number) => boolean): Promise<{ Name: string; NewId: string }[]> {
  const sent: { Name: string; NewId: string }[] = [];
  await page.route('**/api/qr/save', async (route) => {
    const call = sent.push(route.request().postDataJSON());
    const response = await route.fetch();
    assert.equal(response.status(), 200);
    await (loses(call) ? route.abort() : route.fulfill({ response }));
  });
  return sent;
}

test('a code is saved once although answers were lost and the page was reloaded', inFull(), async () => {
  await generate({ form: '/QrUrlCodeGen', fields: { URL: 'https://example.com/lost' } });
  const sent = await loseAnswers((call) => call < 3);
  for (const tries of [1, 2]) {
    await page.getByLabel('Name', { exact: true }).fill('Lost answer');
    await press('Save QR Code');
    await page.getByRole('alert').waitFor();
    assert.equal(sent.length, tries);
    await page.reload();
  }
  await page.getByLabel('Name', { exact: true }).fill('Found answer');
  await press('Save QR Code');
  await page.waitForURL('**/MyQr');
  await page.unroute('**/api/qr/save');
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map(({ NewId }) => NewId)).size, 1);
  await page.getByLabel('Search').fill('answer');
  await page.getByRole('heading', { name: 'Found answer' }).waitFor();
  await untilEqual(() => page.getByRole('article').count(), 1);
});

test('each row of a CSV file is saved once although an answer was lost', async () => {
  await page.goto('/QrBatch');
  // Two rows are equal, and both are saved.
  const buffer = Buffer.from(['name,type,text', ...Array(2).fill('Row,Text,Same'), 'Row,Text,Other'].join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByText('3 codes can be created').waitFor();
  await press('Fixed for ever');
  const sent = await loseAnswers((call) => call === 1 || call === 3);
  await press('Save all to My Qr');
  await page.getByText('Saving stopped after 0 of 3.').waitFor();
  await press('Save all to My Qr');
  await page.getByText('Saving stopped after 1 of 3.').waitFor();
  await press('Save the other 2');
  await page.getByText('3 of 3 saved in My Qr').waitFor();
  await page.unroute('**/api/qr/save');
  assert.deepEqual([sent.length, new Set(sent.map(({ NewId }) => NewId)).size], [5, 3]);
  await page.goto('/MyQr?search=Row');
  await untilEqual(() => page.getByRole('article').count(), 3);
});

test('the search in My Qr is part of the address and applies to the print sheet', async () => {
  await page.goto('/MyQr?search=row');
  await untilEqual(() => page.getByLabel('Search').inputValue(), 'row');
  await untilEqual(() => page.getByRole('article').count(), 3);
  await page.getByLabel('Search').fill('MENU');
  await page.waitForURL('**/MyQr?search=MENU');
  await page.getByRole('link', { name: 'Print sheet' }).click();
  await page.getByText('1 code on 1 sheet').waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1);
  assert.match(pdf, /\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
});

test('a CSV file with good and bad rows becomes a zip of the good ones', async () => {
  await page.goto('/GenerateQr');
  await page.getByRole('link', { name: 'Create many from a CSV file' }).click();
  const rows = ['name;type;url;number;message', 'Menu;Url;https://a.de/ü', 'Chat;Whatsapp;;+49 151 2345678;"Hi; 100%"'];
  const file = `\ufeff${[...rows, '=cmd;Url;https://b.de', 'Bad;Url;javascript:alert(1)'].join('\r\n')}`;
  await page.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('3 codes can be created, 1 row has an error.').waitFor();
  await page.getByRole('cell', { name: /Only addresses that begin with/ }).waitFor();
  await press('Fixed for ever');
  const { download, content } = await downloadBy('Download 3 images as a zip');
  assert.equal(download.suggestedFilename(), 'qr-codes.zip');
  const files = storedFiles(content);
  assert.deepEqual([...files.keys()], ['Menu.png', 'Chat.png', '=cmd.png', 'manifest.csv']);
  assert.match(files.get('manifest.csv')?.toString() ?? '', /"'=cmd",Url,https:\/\/b\.de,"'=cmd\.png",yes/);
  const readFileOf = async (name: string) => (await read(files.get(name) ?? Buffer.alloc(0))).text;
  assert.equal(await readFileOf('Menu.png'), 'https://a.de/%C3%BC');
  assert.equal(await readFileOf('Chat.png'), 'https://wa.me/491512345678?text=Hi%3B%20100%25');
});

/** Returns the files in an uncompressed zip, as its central directory lists them. */
function storedFiles(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
