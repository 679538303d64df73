import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import JSZip from 'jszip';
import { makeEpub, makeOdt, makePptx, makeXlsx, slideText } from '../../../test/support/office-files';
import type { Block } from './block';
import { extractEpub } from './extract-epub';
import { extractOdt } from './extract-odt';
import { extractPassages } from './extract-passages';
import { extractPptx } from './extract-pptx';
import { extractXlsx } from './extract-xlsx';

const show = (blocks: readonly Block[]) => blocks.map(({ headings, text }) => [...headings, text].join(' | '));

const row = (cells: string, attributes = '') => `<row ${attributes}>${cells}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const shared = (at: number) => `<c t="s"><v>${at}</v></c>`;
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe('An Excel workbook', () => {
  it('is read sheet by sheet, with dates and prices as Excel shows them', async () => {
    const workbook = await makeXlsx(
      [
        {
          name: 'Prices',
          xml: `<sheetData>${row(text('Price list 2026'))}${row(shared(0) + shared(1) + text('Valid from') + text('Tax'))}
            ${row(text('Single') + number(80, 1) + number(46023, 2) + number(0.19, 3))}
            ${row(`${text('Double') + number(1234.5, 1) + number(46023.5, 4)}<c t="b"><v>1</v></c>`)}</sheetData>`,
        },
        {
          name: 'Hours',
          xml: `<sheetData>${row(text('Day') + text('Opens'))}${row(text('Monday') + number(0.375, 5))}</sheetData>`,
        },
      ],
      {
        texts: ['Room', 'Price'],
        formats: ['#,##0.00\\ &quot;€&quot;', 'dd/mm/yyyy', '0%', 'd.m.yyyy h:mm', 'h:mm'],
      },
    );
    assert.deepEqual(show(await extractXlsx(workbook)), [
      'Prices | Price list 2026 | Room: Single; Price: 80.00 €; Valid from: 2026-01-01; Tax: 19%',
      'Prices | Price list 2026 | Room: Double; Price: 1,234.50 €; Valid from: 2026-01-01 12:00; Tax: yes',
      'Hours | Day: Monday; Opens: 09:00',
    ]);
  });

  it('repeats a cell that spans rows, and skips hidden rows and sheets', async () => {
    const cell = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const xml = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>
      ${row(cell('A1', 'Kind') + cell('B1', 'Drink') + cell('C1', 'Margin') + cell('D1', 'Price'), 'r="1"')}
      ${row(cell('A2', 'Coffee') + cell('B2', 'Latte') + cell('C2', '40 %') + cell('D2', '4'), 'r="2"')}
      ${row(cell('B3', 'Mocha') + cell('C3', '45 %') + cell('D3', '5'), 'r="3"')}
      ${row(cell('B4', 'Secret') + cell('D4', '9'), 'r="4" hidden="1"')}</sheetData>
      <mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A9:XFD1048576"/></mergeCells>`;
    const workbook = await makeXlsx([
      { name: 'Sheet1', xml },
      { name: 'Internal', state: 'hidden', xml: `<sheetData>${row(text('Margins'))}</sheetData>` },
    ]);
    assert.deepEqual(show(await extractXlsx(workbook)), [
      'Kind: Coffee; Drink: Latte; Price: 4',
      'Kind: Coffee; Drink: Mocha; Price: 5',
    ]);
  });
});

describe('A PowerPoint presentation', () => {
  it('is read slide by slide, without slide numbers, speaker notes or hidden slides', async () => {
    const cells = (...values: string[]) =>
      `<a:tr>${values.map((value) => `<a:tc><a:txBody><a:p><a:r><a:t>${value}</a:t></a:r></a:p></a:txBody></a:tc>`).join('')}</a:tr>`;
    const presentation = await makePptx([
      {
        xml:
          slideText('ctrTitle', ['House rules']) +
          slideText('body', ['Be quiet.', 'No smoking.']) +
          slideText('sldNum', ['1']),
        notes: 'Tell them the margin is 40 %.',
      },
      { xml: slideText('title', ['Secret']), isHidden: true },
      {
        xml: `${slideText('title', ['Prices'])}<p:graphicFrame><a:tbl>${cells('Room', 'Price')}${cells('Single', '80 €')}</a:tbl></p:graphicFrame>`,
      },
    ]);
    assert.deepEqual(show(await extractPptx(presentation)), [
      'House rules | Be quiet.',
      'House rules | No smoking.',
      'Prices | Room: Single; Price: 80 €',
    ]);
  });
});

describe('An OpenDocument text', () => {
  it('is read with its headings, lists, notes and tables, but without comments or deleted text', async () => {
    const cell = (value: string, span = '') => `<table:table-cell ${span}><text:p>${value}</text:p></table:table-cell>`;
    const odt = await makeOdt(`<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
      <text:table-of-content><text:p>Prices ... 2</text:p></text:table-of-content>
      <text:h text:outline-level="1">Prices</text:h>
      <text:p>With<text:s/>tax<office:annotation><text:p>raise them</text:p></office:annotation>.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>19 %</text:p></text:note-body></text:note></text:p>
      <text:list><text:list-item><text:p>Cash</text:p></text:list-item></text:list>
      <table:table><table:table-row>${cell('Kind')}${cell('Room')}${cell('Price')}</table:table-row>
      <table:table-row>${cell('Old wing', 'table:number-rows-spanned="2"')}${cell('Single')}${cell('80 €')}</table:table-row>
      <table:table-row><table:covered-table-cell/>${cell('Double')}${cell('120 €')}</table:table-row></table:table>`);
    assert.deepEqual(show(await extractOdt(odt)), [
      'Prices | With tax. (19 %)',
      'Prices | Cash',
      'Prices | Kind: Old wing; Room: Single; Price: 80 €',
      'Prices | Kind: Old wing; Room: Double; Price: 120 €',
    ]);
  });

  it('with a password is refused with a clear message', async () => {
    const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>';
    await assert.rejects(extractOdt(await makeOdt('x', manifest)), /protected with a password/);
  });
});

describe('An EPUB book', () => {
  it('is read chapter by chapter in the order of its spine, without the contents page', async () => {
    const book = await makeEpub(['<h1>One</h1><p>First text.<a id="x"/> More.</p>', '<h1>Two</h1><p>Second text.</p>']);
    assert.deepEqual(show(await extractEpub(book)), ['One | First text. More.', 'Two | Second text.']);
  });

  it('with copy protection is refused with a clear message', async () => {
    const encryption = '<encryption><enc:CipherReference URI="OEBPS/text/chapter 1.xhtml"/></encryption>';
    const book = await makeEpub(['<p>x</p>'], { 'META-INF/encryption.xml': encryption });
    await assert.rejects(extractEpub(book), /protected against copying/);
  });
});

describe('A file in a zip', () => {
  const kinds = {
    'book.epub': () => makeEpub(['<p>x</p>']),
    'text.odt': () => makeOdt('<text:p>x</text:p>'),
    'slides.pptx': () => makePptx([{ xml: slideText('title', ['x']) }]),
    'table.xlsx': () => makeXlsx([{ name: 'A', xml: `<sheetData>${row(text('x'))}</sheetData>` }]),
  };
  const extractors = { epub: extractEpub, odt: extractOdt, pptx: extractPptx, xlsx: extractXlsx };

  it('is refused when it unpacks to far too much data, whatever its format', async () => {
    const all = new JSZip();
    for (const make of Object.values(kinds)) await all.loadAsync(await make());
    all.file('large.bin', Buffer.alloc(101_000_000));
    const bomb = await all.generateAsync({
      type: 'nodebuffer',
      compression: 'DEFLATE',
      compressionOptions: { level: 1 },
    });
    for (const extract of Object.values(extractors)) await assert.rejects(extract(bomb), /too big once unpacked/);
  });

  for (const [name, make] of Object.entries(kinds)) {
    it(`is recognized by its content, and reported as damaged when it is truncated: ${name}`, async () => {
      const whole = await make();
      assert.equal((await extractPassages(name, whole)).length, 1);
      assert.equal((await extractPassages('no-name', whole)).length, 1);
      await assert.rejects(extractPassages(name, whole.subarray(0, whole.length - 30)), /damaged/);
    });
  }
});
