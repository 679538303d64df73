import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeDocx, makePdf } from '../../../test/support/files';
import type { Block } from './block';
import { decodeText } from './decode-text';
import { extractCsv, parseCsv } from './extract-csv';
import { extractHtml } from './extract-html';
import { extractMarkdown } from './extract-markdown';
import { extractDocx } from './extract-passages';
import { extractText } from './extract-text';
import { extractPdf } from './pdf/extract-pdf';

const show = (blocks: readonly Block[]) => blocks.map(({ headings, text }) => [...headings, text].join(' | '));

describe('Reading a document', () => {
  it("finds a PDF's headings by their size and its paragraphs by the gaps", async () => {
    const pdf = await makePdf([
      [
        '# Returns',
        'Items may be returned within thirty days of purchase, provided that they are unused and still in their original packaging with all labels.',
        'Refunds take a week.',
      ],
      ['# Hours', 'Nine to five.'],
    ]);
    assert.deepEqual(show(await extractPdf(pdf)), [
      'Returns | Items may be returned within thirty days of purchase, provided that they are unused and still in their original packaging with all labels.',
      'Returns | Refunds take a week.',
      'Hours | Nine to five.',
    ]);
  });

  it('finds the headings, paragraphs and tables in a Word document', async () => {
    const docx = await makeDocx([
      '# Prices',
      'With tax.',
      [
        ['Room', 'Price'],
        ['Single', '80 EUR'],
      ],
    ]);
    assert.deepEqual(show(await extractDocx(docx)), ['Prices | With tax.', 'Prices | Room: Single; Price: 80 EUR']);
  });

  it('finds what a web page shows, and nothing else', () => {
    const html = `<html><head><title>T</title><style>p{}</style></head><body><nav>Menu</nav><h1>House <b>rules</b></h1>
      <p>Be&nbsp;quiet &amp; kind.<script>alert(1)</script><p hidden>Unseen</p><p>Second<br>line</p>
      <h2>Costs</h2><table><tr><th>Item</th><th>Price</th></tr><tr><td>Towel</td><td><p>2 EUR</p></td></tr></table>
      <ul><li>One</li><li>Two</li></ul>`;
    assert.deepEqual(show(extractHtml(html)), [
      'House rules | Be quiet & kind.',
      'House rules | Second',
      'House rules | line',
      'House rules | Costs | Item: Towel; Price: 2 EUR',
      'House rules | Costs | One',
      'House rules | Costs | Two',
    ]);
  });

  it('skips what inline styles hide', () => {
    const html = `<body><p style="display:none">Unseen</p><p style="color: red; DISPLAY : none !important">Unseen</p>
      <p>Open <span style="visibility:hidden">never</span>daily.</p><p style="display: block">Shown</p>`;
    assert.deepEqual(show(extractHtml(html)), ['Open daily.', 'Shown']);
    assert.deepEqual(show(extractMarkdown('Open daily.\n\n<div style="display:none">Margin 40 %</div>')), [
      'Open daily.',
    ]);
  });

  it('handles a page of a million open tags quickly', () => {
    assert.throws(() => extractHtml('<div>'.repeat(1_000_000)), /nested too deeply/);
  });

  it('reads plain text: short lines on their own are headings, and wrapped lines form one paragraph', () => {
    const text = 'Opening hours\r\n\r\nWe are open\r\nfrom nine.\r\n\r\nItems:\n- one\n- two';
    assert.deepEqual(show(extractText(text)), [
      'Opening hours | We are open from nine.',
      'Opening hours | Items:',
      'Opening hours | one',
      'Opening hours | two',
    ]);
  });

  it('keeps every short line, even without text below it', () => {
    assert.deepEqual(
      extractText('Hours\n\nMonday 9 to 17\n\nContact\n\nRing us at any time.').map(({ headings, text }) => [
        ...headings,
        text,
      ]),
      [['Hours'], ['Monday 9 to 17'], ['Contact', 'Ring us at any time.']],
    );
    assert.deepEqual(
      extractText('hello').map(({ text }) => text),
      ['hello'],
    );
  });

  it("reads CSV with any separator, quotes, line breaks in cells and Excel's byte order mark", () => {
    const rows = [
      ['name', 'price'],
      ['Tea', 'on request'],
      ['Cake', 'free'],
    ];
    assert.deepEqual(parseCsv('#name,price\nTea,on request\nCake,free'), rows);
    assert.deepEqual(parseCsv('# Prices, today\nname,price\nTea,on request\nCake,free'), rows);
    assert.deepEqual(parseCsv('#Prices,today\nname,price\nTea,2'), [
      ['name', 'price'],
      ['Tea', '2'],
    ]);
    assert.deepEqual(parseCsv('a;b\r\n"x ""y"";\nz";2\r\n\r\n'), [
      ['a', 'b'],
      ['x "y";\nz', '2'],
    ]);
    assert.deepEqual(show(extractCsv('\ufeffCity\tPhone\nBerlin\t030\n')), ['City: Berlin; Phone: 030']);
    assert.deepEqual(show(extractCsv('only,one,line')), ['only; one; line']);
  });

  it('repeats short column names in every row of a table, and a long text above it only once', () => {
    const table = (header: string, rows: number) =>
      show(
        extractHtml(`<table><tr><th>${header}</th><th>Price</th></tr>${'<tr><td>a<td>2</tr>'.repeat(rows)}</table>`),
      );
    assert.deepEqual(table('Room', 2), ['Room: a; Price: 2', 'Room: a; Price: 2']);
    const text = 'A text of many words. '.repeat(100).trim();
    assert.deepEqual(table(text, 2), [text, 'a; Price: 2', 'a; Price: 2']);
    const size = (rows: number) => table(text, rows).join('').length;
    assert.ok(size(2000) < size(1000) * 2);
  });

  it('skips the comments above the header of a table', () => {
    const table = '# Prices, with tax; internal: 40 %\r\n\r\n#second\r\nRoom;Price\r\nSingle;80 €\r\n#5;90 €\r\n';
    assert.deepEqual(show(extractCsv(table)), ['Room: Single; Price: 80 €', 'Room: #5; Price: 90 €']);
    assert.deepEqual(show(extractCsv('# made by us\n# room;price\nSingle;80')), ['room: Single; price: 80']);
    assert.deepEqual(show(extractCsv('a,b\r1,2\r3,"4,5"')), ['a: 1; b: 2', 'a: 3; b: 4,5']);
  });

  it('detects the common text encodings', () => {
    assert.equal(decodeText(Buffer.from('\ufeffGrün')), 'Grün');
    assert.equal(decodeText(Buffer.from('\ufeffGrün', 'utf16le')), 'Grün');
    assert.equal(decodeText(Buffer.from('Grün €', 'latin1').fill(0x80, 5)), 'Grün €');
  });
});
