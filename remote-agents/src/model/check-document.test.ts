import { problemWith } from './check-document';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const none = { takenNames: [], bytesMax: 25_000_000 };
const pdf = { name: 'handbook.pdf', size: 1200, head: bytes('%PDF-1.7\n') };

test.each([
  ['a PDF', pdf],
  ['a PDF with a few bytes before its mark', { ...pdf, head: bytes('\n\n%PDF-1.4') }],
  ['a Word document', { name: 'a.DOCX', size: 9, head: bytes('PK\u0003\u0004') }],
  ['a text', { name: 'notes.txt', size: 5, head: bytes('Hello') }],
  ['a text in UTF-16', { name: 'notes.txt', size: 6, head: bytes('\u00ff\u00feH\0i\0') }],
  ['a file of exactly 25 MB', { ...pdf, size: 25_000_000 }],
])('%s may be uploaded', (_, file) => {
  expect(problemWith(file, none)).toBeNull();
});

test.each([
  ['an unknown kind', { ...pdf, name: 'setup.exe' }, /^This kind of file cannot be read\. Choose PDF, Word/],
  ['a file without an extension', { ...pdf, name: 'pdf' }, /cannot be read/],
  ['an empty file', { ...pdf, size: 0 }, 'This file is empty.'],
  [
    'a file over 25 MB',
    { ...pdf, size: 25_000_001 + 500_000_000 },
    'This file is too large: 525 MB. The limit is 25 MB.',
  ],
  ['a program named .pdf', { ...pdf, head: bytes('MZ\u0090\0') }, 'This is not really a PDF file.'],
  ['a picture named .txt', { name: 'a.txt', size: 9, head: bytes('\u0089PNG\0') }, 'This is not really a TXT file.'],
])('%s is refused with the reason', (_, file, reason) => {
  expect(problemWith(file, none)).toMatch(reason);
});

test('a name that is already there is refused, whatever its case', () => {
  expect(problemWith(pdf, { ...none, takenNames: ['Handbook.PDF'] })).toMatch(/^A document with this name/);
});
