import { codesCsv, uniqueStems } from './codes-csv';

test('lists destination, content and scans of a code, and writes no formula', () => {
  const codes = [
    { id: 1, name: '=1+1', type: 'Url', payload: '{"Url":"https://a.de"}' },
    { id: 2, name: 'Broken', type: 'Url', payload: '{' },
  ];
  const links = new Map([['1', { url: 'https://x.de/r/abc', visits: 3 }]]);
  const csv = codesCsv(codes, { links, tags: new Map([['1', ['+a', 'b']]]) });
  expect(csv.replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
    'name,type,content,short link,scans,tags',
    `"'=1+1",Url,https://a.de,https://x.de/r/abc,3,"'+a; b"`,
    'Broken,Url,,,,',
  ]);
});

test('gives codes with the same name different files', () => {
  const stem = uniqueStems();
  expect(['Menu', 'menu', 'Menu', 'Menu (2)'].map(stem)).toEqual(['Menu', 'menu (2)', 'Menu (3)', 'Menu (2) (2)']);
});

test('names codes qr-code and numbers them if their name cannot be a file name', () => {
  const stem = uniqueStems();
  expect(['', '???'].map(stem)).toEqual(['qr-code', 'qr-code (2)']);
});
