import { safeFileName } from './safe-file-name';

test.each([
  ['handbook.pdf', 'handbook.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\price list.csv', 'price list.csv'],
  ['con.txt', 'document con.txt'],
  ['a|b?.txt', 'a b.txt'],
  ['safe\u202efdp.exe', 'safefdp.exe'],
  ['Öffnungszeiten 🎉.md', 'Öffnungszeiten 🎉.md'],
  ['.pdf', 'pdf'],
  ['invoice.exe\u200b', 'invoice.exe'],
  ['  report.txt.. ', 'report.txt'],
  ['   ', 'document'],
  ['', 'document'],
])('saves %j as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('shortens a very long name and keeps its extension', () => {
  const name = safeFileName(`${'x'.repeat(300)}.pdf`);
  expect(name).toHaveLength(84);
  expect(name.endsWith('.pdf')).toBe(true);
});
