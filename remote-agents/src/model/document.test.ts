import {
  canDelete,
  decodeBase64,
  isNameTaken,
  isUnderWay,
  kindNames,
  problemWith,
  safeFileName,
  statusOf,
} from './document';

test.each([
  [0, 'queued', true, true],
  [1, 'processing', true, false],
  [2, 'ready', false, true],
  [3, 'failed', false, true],
  [7, 'unknown', false, true],
  [-1, 'unknown', false, true],
  [0.5, 'unknown', false, true],
])('status %d is %s', (status, word, underWay, deletable) => {
  expect(statusOf({ status })).toBe(word);
  expect(isUnderWay({ status })).toBe(underWay);
  expect(canDelete({ status })).toBe(deletable);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const limits = {
  documentKinds: ['.pdf', '.docx', '.txt', '.epub', '.rtf', '.json', '.mobi', '.png', '.jpg', '.webp'],
  documentBytes: 25_000_000,
  chatCharacters: 4000,
};
const pdf = { name: 'handbook.pdf', size: 1200, head: bytes('%PDF-1.7\n') };

test.each([
  ['a PDF', pdf],
  ['a PDF with a few bytes before its mark', { ...pdf, head: bytes('\n\n%PDF-1.4') }],
  ['a Word document', { name: 'a.DOCX', size: 9, head: bytes('PK\u0003\u0004') }],
  ['a text', { name: 'notes.txt', size: 5, head: bytes('Hello') }],
  ['a text in UTF-16', { name: 'notes.txt', size: 6, head: bytes('\u00ff\u00feH\0i\0') }],
  ['a file of exactly 25 MB', { ...pdf, size: 25_000_000 }],
  ['a text in UTF-16 without a mark', { name: 'notes.txt', size: 6, head: bytes('H\0i\0!\0') }],
  ['a book', { name: 'book.epub', size: 9, head: bytes('PK\u0003\u0004') }],
  ['rich text', { name: 'letter.rtf', size: 9, head: bytes('{\\rtf1 x}') }],
  ['a Word document with a password', { name: 'a.docx', size: 9, head: bytes('\u00d0\u00cf\u0011\u00e0') }],
  ['a PNG picture', { name: 'menu.png', size: 9, head: bytes('\u0089PNG\r\n') }],
  ['a photo', { name: 'menu.JPG', size: 9, head: bytes('\u00ff\u00d8\u00ff\u00e0') }],
  ['a WebP picture', { name: 'menu.webp', size: 12, head: bytes('RIFF\0\0\0\0WEBP') }],
  ['a kind that only the server knows', { name: 'book.mobi', size: 9, head: bytes('BOOK\0') }],
])('accepts %s', (_, file) => {
  expect(problemWith(file, limits)).toBeNull();
});

test.each([
  [
    'an unknown kind',
    { ...pdf, name: 'setup.exe' },
    /^This kind of file cannot be read\. Choose PDF, Word \(DOCX\), text, EPUB, RTF, JSON, MOBI, PNG, JPEG, and WebP files\.$/,
  ],
  ['a file without an extension', { ...pdf, name: 'pdf' }, /cannot be read/],
  ['an empty file', { ...pdf, size: 0 }, 'This file is empty.'],
  [
    'a file over 25 MB',
    { ...pdf, size: 25_000_001 + 500_000_000 },
    'This file is too large: 525 MB. The limit is 25 MB.',
  ],
  ['a program named .pdf', { ...pdf, head: bytes('MZ\u0090\0') }, 'This is not a real PDF file.'],
  ['a picture named .epub', { name: 'a.epub', size: 9, head: bytes('\u0089PNG\0') }, 'This is not a real EPUB file.'],
  ['a PNG named .jpg', { name: 'a.jpg', size: 9, head: bytes('\u0089PNG\r\n') }, 'This is not a real JPG file.'],
  ['a text named .rtf', { name: 'a.rtf', size: 9, head: bytes('Hello') }, 'This is not a real RTF file.'],
  ['a picture named .txt', { name: 'a.txt', size: 9, head: bytes('\u0089PNG\0') }, 'This is not a real TXT file.'],
])('refuses %s with the reason', (_, file, reason) => {
  expect(problemWith(file, limits)).toMatch(reason);
});

test.each([
  ['a program', { ...pdf, name: 'setup.exe', head: bytes('MZ\0') }],
  ['a file without an extension', { ...pdf, name: 'pdf' }],
  ['a file of 525 MB', { ...pdf, size: 525_000_000 }],
  ['a program named .pdf', { ...pdf, head: bytes('MZ\0') }],
])('sends %s to a server that has not reported a limit', (_, file) => {
  expect(problemWith(file, null)).toBeNull();
});

test('refuses an empty file for every server', () => {
  expect(problemWith({ ...pdf, size: 0 }, null)).toBe('This file is empty.');
});

test('recognizes a taken name in any letter case', () => {
  expect(isNameTaken('handbook.pdf', ['Handbook.PDF'])).toBe(true);
  expect(isNameTaken('handbook.pdf', ['Handbook 2.PDF'])).toBe(false);
});

test.each([
  [['.pdf', '.html', '.htm', '.txt'], 'PDF, HTML, and text'],
  [['.docx', '.epub'], 'Word (DOCX) and EPUB'],
  [['.pdf'], 'PDF'],
])('names %j as %j', (documentKinds, words) => {
  expect(kindNames({ documentKinds })).toBe(words);
});

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

const encoded = [0xfb, 0xff, 0x00, 0x41];

test.each([
  ['plain', '+/8AQQ=='],
  ['without padding', '+/8AQQ'],
  ['with a wrong padding', '+/8AQQ==='],
  ['with line breaks', '+/8A\r\nQQ==\n'],
  ['with a data URL prefix', 'data:application/pdf;base64,+/8AQQ=='],
  ['in the URL-safe alphabet', '-_8AQQ'],
])('decodes base64 %s to the same bytes', (_, text) => {
  expect([...(decodeBase64(text) ?? [])]).toEqual(encoded);
});

test('returns null for text that is not base64', () => {
  expect(decodeBase64('not base64!')).toBeNull();
  expect(decodeBase64('AAAAA')).toBeNull();
});
