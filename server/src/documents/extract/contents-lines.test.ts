import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeDocx } from '../../../test/support/files';
import { contentsLines } from './contents-lines';
import { extractPassages } from './extract-passages';

const found = (text: string) => [...contentsLines(text.split('\n'))];

describe('A contents page', () => {
  it('is known by its heading, in many languages', () => {
    assert.deepEqual(found('Inhaltsverzeichnis\nAnreise 2\nFrühstück 5\nWir freuen uns.'), [0, 1, 2]);
    assert.deepEqual(found('Spis treści\nPrzyjazd ..... 2\nŚniadanie ..... 5'), [0, 1, 2]);
  });

  it('is known by dot leaders before numbers that grow', () => {
    assert.deepEqual(
      found('Preface .... iii\nOne .... 1\nA long title that takes\ntwo lines .... 4\nThree .... 9\nText.'),
      [0, 1, 2, 3, 4],
    );
  });

  it('is no list of prices, whose numbers go up and down or are money', () => {
    assert.deepEqual(found('Espresso .... 3\nLatte .... 4\nTea .... 2\nCake .... 5\nJuice .... 4'), []);
    assert.deepEqual(found('Menu\nEspresso .... 2,50\nLatte .... 3,90\nTea .... 4,00\nCake .... 5,20'), []);
    assert.deepEqual(found('Open\nMonday 9\nTuesday 10\nWednesday 11'), []);
  });

  it('is left out of text files and Word documents', async () => {
    const text =
      'Handbook\n\nContents\n\nArrival ........ 2\nBreakfast ........ 5\nSauna ........ 7\n\nBreakfast\n\nIt is served at eight.';
    const passages = await extractPassages('a.txt', Buffer.from(text));
    assert.deepEqual(passages.map(({ text }) => text).join('|'), 'Handbook|It is served at eight.');
    const docx = await makeDocx(['# Contents', 'Arrival\t2', 'Breakfast\t5', '# Breakfast', 'It is served at eight.']);
    assert.deepEqual(
      (await extractPassages('a.docx', docx)).map(({ text }) => text),
      ['It is served at eight.'],
    );
  });
});
