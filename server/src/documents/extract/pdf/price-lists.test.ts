import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { extractPdf } from './extract-pdf';

// Printed by Chromium and exported by LibreOffice; test/support/make-price-lists.ts generated them.
const FOLDER = 'test/fixtures/price-lists/';
const lists = readdirSync(FOLDER).filter((file) => file.endsWith('.pdf'));

/** The text that LibreOffice prints around the table on each page of a spreadsheet. */
const AROUND = /^(?:Preise|Page \d)$/;

describe('A price list as a PDF from another program', () => {
  it('is tested with ten files', () => assert.equal(lists.length, 10));

  for (const file of lists) {
    it(`is read with all its rows, their names and values, and nothing else: ${file}`, async () => {
      const expected = JSON.parse(readFileSync(FOLDER + file.replace(/pdf$/, 'json'), 'utf8')) as Record<
        string,
        string[]
      >;
      const blocks = await extractPdf(readFileSync(FOLDER + file));
      const lines = blocks.map(({ text }) => text).filter((text) => !AROUND.test(text));
      const { rows = [], notes = [], title = [] } = expected;
      const others = lines.filter((line) => !rows.includes(line));
      assert.deepEqual(
        lines.filter((line) => rows.includes(line)),
        rows,
      );
      assert.deepEqual(others.filter((line) => !title.includes(line)).join(' '), notes.join(' '));
    });
  }
});
