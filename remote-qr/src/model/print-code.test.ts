import { printCodesOf, printStateOf, readPrintState } from './print-code';

test('codes go to the sheet through the history and come back as what they say', () => {
  const state = printStateOf([{ name: 'Menu', content: { type: 'Url', payload: { Url: 'https://a.de' } } }]);
  expect(readPrintState(structuredClone(state))).toEqual({
    codes: [{ key: '0', name: 'Menu', text: 'https://a.de' }],
    all: 1,
  });
});

test.each([null, {}, { codes: 'x' }, { codes: [{ name: 'a', type: 'Fax', payload: '' }] }])(
  'without codes in its state (%j) the sheet knows that it was opened by itself',
  (state) => {
    expect(readPrintState(state)).toBeNull();
  },
);

test('a code that cannot be read is left out', () => {
  expect(
    printCodesOf([
      { id: 'a', name: 'Broken', type: 'Url', payload: '{' },
      { id: 'b', name: 'Door', type: 'Url', payload: '{"Url":"https://b.de"}' },
    ]),
  ).toEqual([{ key: 'b', name: 'Door', text: 'https://b.de' }]);
});
