import { decodeCsv, parseCsv, UnclosedQuoteError, writeCsv } from '.';

test.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['the encoding of Windows', [0x43, 0x61, 0x66, 0xe9]],
])('decodes a file in %s', (_, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes).buffer)).toBe('Café');
});

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

test('keeps separators, quotes, spaces and line breaks in quoted cells', async () => {
  expect(await cells('a;b\n"x; ""y""\nz";"say, ""hi"" "')).toEqual([
    ['a', 'b'],
    ['x; "y"\nz', 'say, "hi" '],
  ]);
});

test('keeps the rows after a quoted cell that is followed by text', async () => {
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
])('drops a space before a quoted cell, even before %s', async (_, line, expected) => {
  expect(await cells(line)).toEqual([expected]);
});

test('does not treat commas in long texts as separators', async () => {
  expect(await cells('question;answer\nHello?;a, b, c\nWhy?;d, e, f')).toEqual([
    ['question', 'answer'],
    ['Hello?', 'a, b, c'],
    ['Why?', 'd, e, f'],
  ]);
});

test('counts lines as an editor does, including blank lines and line breaks in cells', async () => {
  expect((await parseCsv('a,b\n\n"x\ny",1\nlast,2')).map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('treats a quote inside a cell as a normal character', async () => {
  expect(await cells('a,b\n5" pipe,x')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'x'],
  ]);
});

test('names the row of a quote that is never closed', async () => {
  await expect(parseCsv('a\n"open\nb\n')).rejects.toEqual(new UnclosedQuoteError(2));
  await expect(parseCsv('a\n"open\nb\n')).rejects.toMatchObject({ line: 2 });
  await expect(parseCsv('a,b\n"open ""x\nrow,""\nlast,row')).rejects.toMatchObject({ line: 2 });
});

test('reads twenty thousand lines', async () => {
  expect(await parseCsv('Menu,Url,https://example.com/a\n'.repeat(20_000))).toHaveLength(20_000);
});

test('reads the output of writeCsv, with quotes and line breaks', async () => {
  const rows = [
    ['name', 'says'],
    ['a, "b"; c', 'one\ntwo'],
  ];
  expect(await cells(writeCsv(rows))).toEqual(rows);
});

const formatted = (cell: string) => writeCsv([[cell]]).slice(1, -2);

test.each([
  '=cmd|calc',
  '+SUM(A1)',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r\n=1',
  '\u200b=1+1',
  '\u202e -2+1',
  '＝1+1',
])('writes %j as text, not as a formula', (cell) => {
  expect(formatted(cell)).toBe(`"'${cell}"`);
});

test.each(['-12.5', '+49 151 2345678', '42', 'a=b', 'https://example.com'])('writes %s unchanged', (cell) => {
  expect(formatted(cell)).toBe(cell);
});
