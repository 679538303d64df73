import { parseCsv, UnclosedQuoteError } from './parse-csv';
import { writeCsv } from './write-csv';

const cells = (file: string) => parseCsv(file).map((line) => line.cells);

test.each([
  ['commas', 'name,type\nMenu,Url'],
  ['semicolons, as Excel writes them in half of Europe', 'name;type\r\nMenu;Url\r\n'],
  ['tabs', 'name\ttype\nMenu\tUrl'],
  ['a byte order mark', '\ufeffname,type\nMenu,Url\n\n'],
  ['quotes around everything', '"name","type"\n"Menu","Url"'],
])('a file with %s is read', (_, file) => {
  expect(cells(file)).toEqual([
    ['name', 'type'],
    ['Menu', 'Url'],
  ]);
});

test('quoted cells keep separators, quotes and line breaks', () => {
  expect(cells('a;b\n"x; ""y""\nz";"say ""hi"""')).toEqual([
    ['a', 'b'],
    ['x; "y"\nz', 'say "hi"'],
  ]);
});

test('a line is counted as an editor counts, blank ones and line breaks in cells included', () => {
  expect(parseCsv('a,b\n\n"x\ny",1\nlast,2').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('a quote inside a cell is only a sign', () => {
  expect(cells('a,b\n5" pipe,x')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'x'],
  ]);
});

test('a quote that is never closed is an error, which names the row', () => {
  expect(() => parseCsv('a\n"open\nb\n')).toThrow(new UnclosedQuoteError(2));
});

test('twenty thousand lines are read in a moment', () => {
  const began = Date.now();
  expect(parseCsv('Menu,Url,https://example.com/a\n'.repeat(20_000))).toHaveLength(20_000);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test.each(['=cmd|calc', '+SUM(A1)', '-2+3', '@SUM(A1)', '\t=1', '  =1'])(
  '%j is written as a text, not as a formula',
  (cell) => {
    expect(cells(writeCsv([[cell, 'x']]))[0]?.[0]).toBe(`'${cell}`);
  },
);

test.each(['-12.5', '+49 151 2345678', '42', 'a=b', 'https://example.com'])('%s stays as it is', (cell) => {
  expect(cells(writeCsv([[cell, 'x']]))[0]?.[0]).toBe(cell);
});

test('what is written is read back, quotes and line breaks included', () => {
  const rows = [
    ['name', 'says'],
    ['a, "b"; c', 'one\r\ntwo'],
  ];
  expect(cells(writeCsv(rows))).toEqual(rows);
});
