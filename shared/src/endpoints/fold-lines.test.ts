import { foldLines } from './fold-lines';
import { byteLength } from './qr-bytes';

test('keeps a line of 75 octets, and folds a longer one', () => {
  expect(foldLines(['a'.repeat(75), 'b'.repeat(76)])).toBe(`${'a'.repeat(75)}\r\n${'b'.repeat(75)}\r\n b`);
});

test('never splits a character, and unfolds to the same text', () => {
  const text = `x${'🎉ü'.repeat(60)}`;
  const folded = foldLines([text]);
  expect(folded.replaceAll('\r\n ', '')).toBe(text);
  for (const line of folded.split('\r\n')) expect(byteLength(line)).toBeLessThanOrEqual(75);
});
