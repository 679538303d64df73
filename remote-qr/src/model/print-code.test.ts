import { printCodesOf, printStateOf, readPrintState, readSelection, selectionStateOf } from './print-code';
import { PLAIN_STYLE } from './qr-style';

const ROUNDED = { ...PLAIN_STYLE, shape: 'rounded' } as const;

test('passes codes to the sheet through the history, with content and style', () => {
  const state = printStateOf([{ name: 'Menu', content: { type: 'Url', payload: { Url: 'https://a.de' } } }], ROUNDED);
  expect(readPrintState(structuredClone(state))).toEqual({
    codes: [{ key: '0', name: 'Menu', text: 'https://a.de', style: ROUNDED }],
    all: 1,
  });
});

test.each([null, {}, { codes: 'x' }, { codes: [{ name: 'a', type: 'Fax', payload: '' }] }])(
  'recognizes that the sheet was opened without codes (%j)',
  (state) => {
    expect(readPrintState(state)).toBeNull();
    expect(readSelection(state)).toBeNull();
  },
);

test('passes selected codes to the sheet by their ids', () => {
  const state = selectionStateOf([{ id: 7 }, { id: 'a' }]);
  expect(readSelection(structuredClone(state))).toEqual(new Set(['7', 'a']));
});

test('leaves out unreadable codes, and encodes the short link of codes that have one', () => {
  expect(
    printCodesOf(
      [
        { id: 'a', name: 'Broken', type: 'Url', payload: '{' },
        { id: 'b', name: 'Door', type: 'Url', payload: '{"Url":"https://b.de"}' },
        { id: 'c', name: 'Flyer', type: 'Url', payload: '{"Url":"https://c.de"}' },
      ],
      { styleOf: () => PLAIN_STYLE, linkOf: (id) => (id === 'c' ? { url: 'https://x.de/r/abc' } : undefined) },
    ),
  ).toEqual([
    { key: 'b', name: 'Door', text: 'https://b.de', style: PLAIN_STYLE },
    { key: 'c', name: 'Flyer', text: 'https://x.de/r/abc', style: PLAIN_STYLE },
  ]);
});
