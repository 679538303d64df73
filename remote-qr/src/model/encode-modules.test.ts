import { createHash } from 'node:crypto';
import jsQr from 'jsqr';
import { encodeModules, encodePlain } from './encode-modules';
import { paintModules } from './paint-modules';
import { PLAIN_STYLE } from './qr-style';

const TEXT = 'Sommerfest für Müller 🎉';

test('encodes other alphabets as the server does', () => {
  const rows = encodePlain(TEXT)?.map((row) => row.map(Number).join('')) ?? [];
  // The server's `qr-content.test.ts` expects the same hash.
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(
    'e37e96ad298605a53ab7da5064d53e3e8897b52de0ee5058ecbb5fecff4d0471',
  );
});

test('marks text in other alphabets as UTF-8, but not ASCII text', () => {
  const chunksOf = (text: string) => {
    const modules = encodePlain(text) ?? [];
    const size = (modules.length + 8) * 3;
    return jsQr(paintModules(modules, size, PLAIN_STYLE), size, size)?.chunks.map(({ type }) => type);
  };
  expect(chunksOf(TEXT)).toEqual(['eci', 'byte']);
  expect(chunksOf('Sommerfest')).toEqual(['byte']);
});

test('returns null for a text that is longer than a code can hold', () => {
  expect(encodeModules('ü'.repeat(1476), 'low')).toHaveLength(177);
  expect(encodeModules('ü'.repeat(1477), 'low')).toBeNull();
  expect(encodeModules('x'.repeat(2953), 'low')).toHaveLength(177);
  expect(encodeModules('x'.repeat(2954), 'low')).toBeNull();
});
