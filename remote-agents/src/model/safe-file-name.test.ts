import { safeFileName } from './safe-file-name';

test.each([
  ['handbook.pdf', 'handbook.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\price list.csv', 'price list.csv'],
  ['con.txt', '_con.txt'],
  ['a|b?.txt', 'a_b_.txt'],
  ['safe\u202efdp.exe', 'safefdp.exe'],
  ['Öffnungszeiten 🎉.md', 'Öffnungszeiten 🎉.md'],
  ['.pdf', 'pdf'],
  ['   ', 'document'],
  ['', 'document'],
])('%j is kept as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('a very long name is shortened and keeps its extension', () => {
  const name = safeFileName(`${'x'.repeat(300)}.pdf`);
  expect(name).toHaveLength(120);
  expect(name.endsWith('.pdf')).toBe(true);
});
