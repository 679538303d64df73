import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawPdf } from '../../../../test/support/files';
import type { Block } from '../block';
import { extractPassages } from '../extract-passages';
import { extractPdf } from './extract-pdf';

const show = (blocks: readonly Block[]) => blocks.map(({ headings, text }) => [...headings, text].join(' | '));
const read = async (...pages: readonly ((pdf: PDFKit.PDFDocument) => void)[]) =>
  show(await extractPdf(await drawPdf(pages)));

/** Draws text at a position, as programs do: with one call per cell. */
const at = (pdf: PDFKit.PDFDocument, x: number, y: number, text: string) => pdf.text(text, x, y, { lineBreak: false });
function drawRows(pdf: PDFKit.PDFDocument, rows: readonly (readonly string[])[], top: number, width: number): void {
  for (const [line, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) if (cell) at(pdf, 72 + column * width, top + line * 14, cell);
  }
}

const PROSE =
  'Guests may use the sauna from eight in the morning until ten at night. Towels are free for every guest of the house. ';

describe('A PDF', () => {
  it('drops the headers, footers and page numbers of its pages, and keeps an address in a footer once', async () => {
    const blocks = await read(
      ...Array.from({ length: 30 }, (_, page) => (pdf: PDFKit.PDFDocument) => {
        at(pdf.fontSize(9), 72, 30, 'Acme Hotel · House rules 2026');
        at(pdf, 480, 30, `Page ${page + 1} of 30`);
        pdf.fontSize(11).text(`Rule number ${page + 1} is only here.`, 72, 100, { width: 400 });
        at(pdf.fontSize(8), 72, 790, `Acme Ltd, Tel. 030 123456, desk@acme.example`);
        at(pdf, 300, 805, String(page + 1));
      }),
    );
    assert.equal(blocks.length, 31);
    assert.deepEqual([blocks[0], blocks[29]], ['Rule number 1 is only here.', 'Rule number 30 is only here.']);
    assert.equal(blocks[30], 'Acme Ltd, Tel. 030 123456, desk@acme.example');
  });

  it('keeps lines that differ only by a number when they are the content of the pages', async () => {
    const labels = ['Shelf', 'Locker'];
    for (const end of ['.', '']) {
      const blocks = await read(
        ...Array.from({ length: 6 }, (_, page) => (pdf: PDFKit.PDFDocument) => {
          for (const [line, label] of labels.entries())
            at(pdf.fontSize(12), 72, 60 + line * 20, `${label} ${page}${end}`);
        }),
      );
      for (let page = 0; page < 6; page++)
        for (const label of labels) assert.match(blocks.join('\n'), new RegExp(`${label} ${page}`));
    }
  });

  it('drops its contents page, with or without dot leaders', async () => {
    const chapters = ['Arrival', 'Breakfast', 'Sauna', 'Parking', 'Departure'];
    const body = (pdf: PDFKit.PDFDocument) => pdf.fontSize(11).text('Breakfast is at eight.', 72, 100);
    // Without dot leaders, a number beyond the last page is not a page number.
    const others = Array.from({ length: 12 }, () => () => undefined);
    for (const leader of [' ....................... ', ' . . . . . . . . . ', null]) {
      const blocks = await read(
        (pdf) => {
          pdf.fontSize(18).text('Contents', 72, 72).fontSize(11);
          chapters.forEach((name, index) => {
            const y = 120 + index * 16;
            if (leader) at(pdf, 72, y, `${index + 1} ${name}${leader}${index * 3 + 2}`);
            else {
              at(pdf, 72, y, `${index + 1} ${name}`);
              at(pdf, 500, y, String(index * 3 + 2));
            }
          });
        },
        body,
        ...others,
      );
      assert.deepEqual(blocks, ['Breakfast is at eight.'], String(leader));
    }
  });

  it('keeps a price list, without its dot leaders', async () => {
    const prices = { Espresso: '2.50 €', Latte: '3.90 €', Tea: '3.00 €', Cake: '4.20 €', Juice: '3.50 €' };
    const blocks = await read((pdf) => {
      pdf.fontSize(11);
      Object.entries(prices).forEach(([name, price], index) => {
        at(pdf, 72, 100 + index * 16, `${name} ${'.'.repeat(40)} ${price}`);
      });
    });
    assert.match(blocks.join('\n'), /Espresso: 2\.50 €.*Latte: 3\.90 €.*Juice: 3\.50 €/s);
    assert.doesNotMatch(blocks.join(), /\.\./);
  });

  it('keeps the rows of a table, each with the column names of the header', async () => {
    const blocks = await read((pdf) => {
      pdf.fontSize(11);
      at(pdf, 72, 80, 'All prices are for one night.');
      const rows = [
        ['Room', 'Low season', 'High season'],
        ['Single', '80 €', '95 €'],
        ['Double with', '120 €', '150 €'],
        ['sea view', '', ''],
        ['Suite', '200 €', ''],
      ];
      drawRows(pdf, rows, 120, 150);
      at(pdf, 72, 240, 'Children pay nothing.');
    });
    assert.deepEqual(blocks, [
      'All prices are for one night.',
      'Room: Single; Low season: 80 €; High season: 95 €',
      'Room: Double with sea view; Low season: 120 €; High season: 150 €',
      'Room: Suite; Low season: 200 €',
      'Children pay nothing.',
    ]);
  });

  it('separates column names that are close together', async () => {
    const blocks = await read((pdf) => {
      pdf.fontSize(11);
      const right = (x: number, y: number, text: string) => at(pdf, x - pdf.widthOfString(text), y, text);
      at(pdf, 72, 100, 'Wine');
      right(300, 100, 'Glass 0.1 l');
      right(309 + pdf.widthOfString('Bottle 0.75 l'), 100, 'Bottle 0.75 l');
      for (const [line, [wine, glass, bottle]] of [
        ['Riesling', '4.50 €', '29.00 €'],
        ['Silvaner', '4.20 €', '27.00 €'],
        ['Pinot Noir', '5.00 €', '33.00 €'],
      ].entries()) {
        at(pdf, 72, 120 + line * 18, wine ?? '');
        right(300, 120 + line * 18, glass ?? '');
        right(309 + pdf.widthOfString('Bottle 0.75 l'), 120 + line * 18, bottle ?? '');
      }
    });
    assert.equal(blocks[0], 'Wine: Riesling; Glass 0.1 l: 4.50 €; Bottle 0.75 l: 29.00 €');
    assert.equal(blocks[2], 'Wine: Pinot Noir; Glass 0.1 l: 5.00 €; Bottle 0.75 l: 33.00 €');
  });

  it("repeats a table's column names on its second page, and reads a table without a header", async () => {
    const page = (rows: readonly string[][]) => (pdf: PDFKit.PDFDocument) => {
      pdf.fontSize(11);
      drawRows(pdf, rows, 100, 200);
    };
    const long = await read(
      page([
        ['Part', 'Price'],
        ['A1', '10 €'],
        ['A2', '11 €'],
      ]),
      page([
        ['A3', '12 €'],
        ['A4', '13 €'],
      ]),
      page([
        ['Part', 'Price'],
        ['A5', '14 €'],
        ['A6', '15 €'],
      ]),
    );
    assert.deepEqual(
      long,
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((part, line) => `Part: ${part}; Price: ${10 + line} €`),
    );
    assert.deepEqual(
      await read(
        page([
          ['Monday', '9-17'],
          ['Tuesday', '9-12'],
          ['Sunday', 'closed'],
        ]),
      ),
      ['Monday: 9-17', 'Tuesday: 9-12', 'Sunday: closed'],
    );
  });

  it('in columns is read column by column, under the heading above the columns', async () => {
    const blocks = await read((pdf) => {
      pdf.fontSize(20).text('News of the house', 72, 60).fontSize(10);
      pdf.text(`LEFT. ${PROSE.repeat(4)}`, 72, 120, { width: 210, align: 'justify' });
      pdf.text(`RIGHT. ${PROSE.repeat(4)}`, 320, 120, { width: 210 });
    });
    assert.equal(
      blocks.join('\n').replace(/\s+/g, ' '),
      `News of the house | LEFT. ${PROSE.repeat(4)}RIGHT. ${PROSE.repeat(4)}`.trim(),
    );
  });

  it('repairs words hyphenated at the end of a line, and keeps real hyphens', async () => {
    const blocks = await read((pdf) => {
      pdf.fontSize(11);
      const lines = ['The accommo-', 'dation tax is due for pre-', 'and post-season guests. Mit Ein-', 'und Ausfahrt.'];
      for (const [line, text] of lines.entries()) at(pdf, 72, 100 + line * 13, text);
    });
    assert.deepEqual(blocks, ['The accommodation tax is due for pre- and post-season guests. Mit Ein- und Ausfahrt.']);
  });

  it('with a German law is read with its paragraph numbers', async () => {
    const blocks = await read((pdf) => {
      pdf.fontSize(14).text('§ 5 Kündigung', 72, 80).fontSize(11);
      pdf.text('(1) Die Frist nach § 4 Abs. 2 Satz 1 beträgt 14 Tage.', 72, 110).moveDown();
      pdf.text('(2) Sie beginnt am 3. Oktober, d. h. nach Zugang gem. Art. 12 Nr. 5.');
    });
    assert.deepEqual(blocks, [
      '§ 5 Kündigung | (1) Die Frist nach § 4 Abs. 2 Satz 1 beträgt 14 Tage.',
      '§ 5 Kündigung | (2) Sie beginnt am 3. Oktober, d. h. nach Zugang gem. Art. 12 Nr. 5.',
    ]);
  });

  it('with thousands of scattered words is read in a few seconds', async () => {
    const pdf = await drawPdf([
      (page) => {
        page.fontSize(4);
        for (let word = 0; word < 6000; word++) at(page, (word * 37) % 590, (word * 13) % 800, `w${word}`);
      },
    ]);
    const before = process.cpuUsage().user;
    assert.ok((await extractPassages('a.pdf', pdf)).length > 0);
    assert.ok(process.cpuUsage().user - before < 5_000_000);
  });
});
