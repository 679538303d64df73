import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { drawPdf, encodePicture } from '../../../../test/support/files';
import { IN_FULL } from '../../../../test/support/test-app';
import { extractInProcess } from '../../extract-in-process';
import type { Progress } from '../../serve-reader';
import { extractPassages } from '../extract-passages';
import { asExtractionFailure } from '../extraction-failure';
import { Recognizer } from './recognizer';

const FOLDER = 'test/fixtures/scans/';
const scan = (name: string) => readFileSync(`${FOLDER}${name}.png`);
const workerUrl = pathToFileURL('dist/extract-worker.js');
const { signal } = new AbortController();

/** Reads a file in a process with its limits, as the server does; `languages` are those of other documents. */
async function read(name: string, bytes: Buffer, languages: readonly string[] | null = []) {
  const progress: Progress[] = [];
  const options = { workerUrl, timeMs: 600_000, signal, onProgress: (next: Progress) => progress.push(next) };
  const result = await extractInProcess({ name, bytes, scanLanguages: languages }, options);
  if ('failure' in result) return { failure: result.failure, lines: [] as string[], progress };
  const lines = result.passages.flatMap(({ heading, text }) => text.split('\n').map((line) => `${heading} | ${line}`));
  return { failure: null, lines, progress };
}

/** Creates a PNG that declares its size and contains little else. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000_000)));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** The positions where the title and the first sentence about prices end, in pixels. */
const TITLE_PX = 300;

const PRICES = [
  'Zimmerpreise 2027 | Zimmer: Einzelzimmer; Nebensaison: 72,00 €; Hauptsaison: 98,00 €',
  'Zimmerpreise 2027 | Zimmer: Doppelzimmer Seeblick; Nebensaison: 124,00 €; Hauptsaison: 182,00 €',
  'Zimmerpreise 2027 | Zimmer: Familienzimmer für vier Personen; Nebensaison: 152,00 €; Hauptsaison: 214,00 €',
];

describe('A photo of a text', () => {
  let prices: Record<string, Buffer>;
  before(async () => {
    const png = scan('prices-de');
    prices = { png, jpg: await encodePicture(png, 'jpeg'), webp: await encodePicture(png, 'webp') };
  });

  for (const kind of ['png', 'jpg', 'webp']) {
    it(`is read with the rows of its table: ${kind}`, kind === 'jpg' ? {} : IN_FULL, async () => {
      const { lines, progress } = await read(`prices.${kind}`, prices[kind] as Buffer);
      for (const row of PRICES) assert.ok(lines.includes(row), lines.join('\n'));
      assert.match(
        lines.join('\n'),
        /Frühstück ist im Preis enthalten\. Die Anreise ist ab 15:00 Uhr möglich, größere/,
      );
      assert.deepEqual(progress, [
        { done: 0, all: 1 },
        { done: 1, all: 1 },
      ]);
    });
  }

  it('may also be in WebP format', async () => {
    const { lines } = await read('title.webp', await encodePicture(scan('prices-de'), 'webp', TITLE_PX));
    assert.match(lines.join('\n'), /Frühstück ist im Preis enthalten/);
  });

  it('is read column by column when it is a menu in two columns', IN_FULL, async () => {
    const german = await read('menu.png', scan('menu-de'), ['de']);
    const dishes = german.lines.map((line) => line.replace(/^.* \| /, '')).filter((line) => /€$/.test(line));
    assert.deepEqual(dishes, [
      'Tomatensuppe: 6,50 €',
      'Bunter Blattsalat: 7,20 €',
      'Räucherforelle: 9,80 €',
      'Wiener Schnitzel: 19,90 €',
      'Zander in Butter: 21,50 €',
      'Pilzrisotto: 14,00 €',
      'Apfelstrudel: 6,80 €',
      'Käseteller: 8,90 €',
    ]);
    const english = (await read('menu.png', scan('menu-en'))).lines.join('\n');
    const order = ['Starters', 'Tomato soup with basil 6.50', 'Main courses', 'Lake perch in butter 21.50', 'Desserts'];
    const places = order.map((line) => english.indexOf(line));
    assert.deepEqual(
      places,
      [...places].sort((one, other) => one - other),
    );
    assert.ok(Math.min(...places) >= 0, english);
  });

  it('waits for text recognition before it is read', async () => {
    assert.match(`${(await read('a.png', scan('menu-en'), null)).failure}`, /^This is a scan or a photo/);
  });

  it('is refused when it is too large, damaged or shows no text', async () => {
    // Runs in this process, because starting another one for each picture takes longer.
    const recognizer = await Recognizer.start([]);
    const refusal = async (name: string, bytes: Buffer) =>
      extractPassages(name, bytes, { recognition: { recognizer, report: () => Promise.resolve() } }).then(
        () => null,
        (error) => asExtractionFailure(error)?.message ?? Promise.reject(error),
      );
    assert.match(`${await refusal('a.png', emptyPng(30_000, 30_000))}`, /^The picture has more than 50 million pixels/);
    const { jpg, webp } = prices as { jpg: Buffer; webp: Buffer };
    const damaged = { 'a.png': emptyPng(0, 10), 'a.jpg': jpg.subarray(0, 200), 'a.webp': webp.subarray(0, 200) };
    const cut = Object.entries(damaged).flatMap(([name, bytes]) => [
      [name, bytes] as const,
      [name, bytes.subarray(0, 20)] as const,
    ]);
    for (const [name, bytes] of cut) {
      assert.match(`${await refusal(name, bytes)}`, /^The picture is damaged/, `${name} ${bytes.length}`);
    }
    assert.match(`${await refusal('a.png', emptyPng(300, 200))}`, /^No text was found/);
    // Half of a photo may show half of a menu, or nothing.
    assert.match(
      `${await refusal('a.jpg', jpg.subarray(0, jpg.length / 2))}`,
      /^(?:null|The picture is damaged|No text)/,
    );
    assert.match(`${await refusal('a.png', Buffer.from('text'))}`, /^This is not a picture/);
    assert.match(`${await refusal('a.heic', Buffer.from('ftypheic'))}`, /Save it as \.jpg or \.png/);
  });
});

describe('A PDF of pictures', () => {
  const picture = (name: string) => (pdf: PDFKit.PDFDocument) => void pdf.image(scan(name), 40, 40, { width: 500 });

  it('is read page by page, with recognition only on pages that have no text', IN_FULL, async () => {
    const text = (pdf: PDFKit.PDFDocument) => pdf.text('The pool is open from eight to eight, every day.', 72, 72);
    const pdf = await drawPdf([picture('prices-de'), text, picture('menu-en')]);
    assert.match(`${(await read('a.pdf', pdf, null)).failure}`, /^This is a scan or a photo/);
    const { lines, progress } = await read('a.pdf', pdf, ['de', 'en']);
    const all = lines.join('\n');
    assert.match(all, /Zimmer: Doppelzimmer Seeblick; Nebensaison: 124,00 €; Hauptsaison: 182,00 €/);
    assert.match(all, /The pool is open from eight to eight/);
    assert.match(all, /Roast chicken with potatoes 16\.90/);
    assert.deepEqual(progress.at(-1), { done: 2, all: 2 });
  });

  it('with text is not a scan, even if it has an empty page and pictures', async () => {
    const pdf = await drawPdf([
      (page) =>
        page
          .text('The pool is open from eight to eight, every day.', 72, 72)
          .image(scan('menu-en'), 40, 140, { width: 300 }),
      () => undefined,
    ]);
    assert.deepEqual((await read('a.pdf', pdf, null)).lines, [' | The pool is open from eight to eight, every day.']);
  });

  it('with more than 60 such pages is refused', async () => {
    const pdf = await drawPdf(Array.from({ length: 61 }, () => () => undefined));
    assert.match(`${(await read('a.pdf', pdf)).failure}`, /^More than 60 pages are scans/);
  });
});
