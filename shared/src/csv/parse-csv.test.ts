import { parseCsv, UnclosedQuoteError } from './parse-csv';
import { writeCsv } from './write-csv';

const cells = async (file: string) => (await parseCsv(file)).map((line) => line.cells);

test.each([
  ['commas', 'name,type\nMenu,Url'],
  ['semicolons, as Excel writes them in half of Europe', 'name;type\r\nMenu;Url\r\n'],
  ['tabs', 'name\ttype\nMenu\tUrl'],
  ['a byte order mark', '\ufeffname,type\nMenu,Url\n\n'],
  ['quotes around everything', '"name","type"\n"Menu","Url"'],
  ['spaces before the quotes', '"name", "type"\n "Menu",  "Url"'],
  ['different line ends', 'name,type\r\nMenu,Url\n\r'],
])('reads a file with %s', async (_, file) => {
  expect(await cells(file)).toEqual([
    ['name', 'type'],
    ['Menu', 'Url'],
  ]);
});

test('quoted cells keep separators, quotes, spaces and line breaks', async () => {
  expect(await cells('a;b\n"x; ""y""\nz";"say, ""hi"" "')).toEqual([
    ['a', 'b'],
    ['x; "y"\nz', 'say, "hi" '],
  ]);
});

test('a quoted cell with text behind it does not swallow the rows after it', async () => {
  expect(await cells('"Best" hotel?,Yes\nb,c\n"d",e')).toEqual([
    ['Best hotel?', 'Yes'],
    ['b', 'c'],
    ['d', 'e'],
  ]);
});

test.each([
  ['an empty one', 'x, ""', ['x', '']],
  ['one that begins with quotation marks', 'y, """Hi"" there"', ['y', '"Hi" there']],
  ['one after a tab', 'y;\t"Hi; you"', ['y', 'Hi; you']],
])('a space before a quoted cell is dropped, also before %s', async (_, line, expected) => {
  expect(await cells(line)).toEqual([expected]);
});

test('commas in long texts do not count as separators', async () => {
  expect(await cells('question;answer\nHello?;a, b, c\nWhy?;d, e, f')).toEqual([
    ['question', 'answer'],
    ['Hello?', 'a, b, c'],
    ['Why?', 'd, e, f'],
  ]);
});

test('lines are counted as in an editor, with blank lines and line breaks in cells', async () => {
  expect((await parseCsv('a,b\n\n"x\ny",1\nlast,2')).map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('a quote inside a cell is a character like any other', async () => {
  expect(await cells('a,b\n5" pipe,x')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'x'],
  ]);
});

test('a quote that is never closed is an error, which names the row', async () => {
  await expect(parseCsv('a\n"open\nb\n')).rejects.toEqual(new UnclosedQuoteError(2));
  await expect(parseCsv('a\n"open\nb\n')).rejects.toMatchObject({ line: 2 });
  await expect(parseCsv('a,b\n"open ""x\nrow,""\nlast,row')).rejects.toMatchObject({ line: 2 });
});

test('reads twenty thousand lines', async () => {
  expect(await parseCsv('Menu,Url,https://example.com/a\n'.repeat(20_000))).toHaveLength(20_000);
});

test('reads what was written, with quotes and line breaks', async () => {
  const rows = [
    ['name', 'says'],
    ['a, "b"; c', 'one\ntwo'],
  ];
  expect(await cells(writeCsv(rows))).toEqual(rows);
});
