import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeDocx } from '../../../test/support/files';
import { contentsLines } from './contents-lines';
import { extractPassages } from './extract-passages';

const found = (text: string) => [...contentsLines(text.split('\n'))];

describe('A contents page', () => {
  it('is recognized by its heading, in many languages', () => {
    const long = 'Wir freuen uns. '.repeat(100);
    assert.deepEqual(found(`Inhaltsverzeichnis\nAnreise 2\nFrühstück 5\nSauna 6\nAbreise 8\n${long}`), [0, 1, 2, 3, 4]);
    assert.deepEqual(found('Spis treści\nPrzyjazd ..... 2\nŚniadanie ..... 5'), [0, 1, 2]);
  });

  it('is recognized by dot leaders before increasing numbers', () => {
    assert.deepEqual(
      found('Preface .... iii\nOne .... 1\nA long title that takes\ntwo lines .... 4\nThree .... 9\nText.'),
      [0, 1, 2, 3, 4],
    );
  });

  it('is not confused with a price list, whose numbers go up and down or are prices', () => {
    assert.deepEqual(found('Espresso .... 3\nLatte .... 4\nTea .... 2\nCake .... 5\nJuice .... 4'), []);
    assert.deepEqual(found('Menu\nEspresso .... 2,50\nLatte .... 3,90\nTea .... 4,00\nCake .... 5,20'), []);
    const long = 'Each bag holds parts. '.repeat(100);
    assert.deepEqual(found(`Contents\nScrews 4\nDowels 8\nBrackets 10\n${long}`), []);
    assert.deepEqual(found('Contents\nScrews 4\nDowels 8\nBrackets 12\nPanels 16'), []);
    assert.deepEqual(found(`Contents\nScrews 4\nDowels 4\nBrackets 4\nPanels 4\n${long}`), []);
    const kit = 'Contents\nScrews 4\nDowels 8\nBrackets 12\nPanels 16'.split('\n');
    assert.deepEqual([contentsLines(kit, 2).size, contentsLines(kit, 20).size], [0, 5]);
    assert.deepEqual(found('Open\nMonday 9\nTuesday 10\nWednesday 11'), []);
  });

  it('is left out of text files and Word documents', async () => {
    const text =
      'Handbook\n\nContents\n\nArrival ........ 2\nBreakfast ........ 5\nSauna ........ 7\n\nBreakfast\n\nIt is served at eight.';
    const passages = await extractPassages('a.txt', Buffer.from(text));
    assert.deepEqual(passages.map(({ text }) => text).join('|'), 'Handbook|It is served at eight.');
    const long = 'It is served at eight. '.repeat(36).trim();
    const entries = ['Arrival\t1', 'Breakfast\t2', 'Sauna\t3', 'Departure\t4'];
    const docx = await makeDocx(['# Contents', ...entries, '# Breakfast', long]);
    assert.deepEqual(
      (await extractPassages('a.docx', docx)).map(({ text }) => text),
      [long],
    );
  });

  it("is not confused with a list of a box's contents", async () => {
    const kit = '# Shelf\n\n## Contents\n\n- Screws 4\n- Dowels 8\n- Brackets 12';
    const texts = async (name: string, text: string) =>
      (await extractPassages(name, Buffer.from(text))).map((passage) => passage.text).join(' ');
    assert.match(await texts('a.md', kit), /Screws 4.*Dowels 8.*Brackets 12/s);
    assert.match(await texts('a.txt', kit), /Screws 4.*Dowels 8.*Brackets 12/s);
    const before = `${kit}\n- Panels 16\n\nKeep the bags until the end.\n\n## Assembly\n\n`;
    assert.match(await texts('a.md', before + 'Turn the first screw. '.repeat(200)), /Screws 4.*Panels 16/s);
  });
});
