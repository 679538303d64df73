import { createHash } from 'node:crypto';
import { encodeModules, encodePlain } from '@frontdesk/shared/endpoints/qr-image/modules';
import jsQr from 'jsqr';
import { encodeWithLogo, paintModules, versionOf } from './code-parts';
import { PLAIN_STYLE } from './qr-style';

const TEXT = 'Sommerfest für Müller 🎉';

test('encodes text in other alphabets as the server does', () => {
  const rows = encodePlain(TEXT)?.map((row) => row.map(Number).join('')) ?? [];
  // The server's `qr-content.test.ts` expects the same hash.
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(
    'a66f4fe8f31c7f18128e9739dc4d2dea0cc30cff75da42470145cab8e4d7660e',
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

/** Tests more counts only in `npm run test:full`, because the reader takes long for each. */
const COUNTS = process.env['TESTS'] === 'full' ? [3, 8, 9, 60, 61, 110, 117, 118, 200, 400, 900] : [3, 9, 61, 118];

test.each(COUNTS)('draws %i non-ASCII letters so that a scanner reads them', (count) => {
  const text = 'ü'.repeat(count);
  for (const correction of ['low', 'medium', 'high'] as const) {
    const modules = encodeModules(text, correction);
    if (modules === null) continue;
    const size = (modules.length + 8) * 4;
    expect(jsQr(paintModules(modules, size, PLAIN_STYLE), size, size)?.data).toBe(text);
  }
});

test('returns null for a text that is too long for any code', () => {
  expect(encodeModules('ü'.repeat(1476), 'low')).toHaveLength(177);
  expect(encodeModules('ü'.repeat(1477), 'low')).toBeNull();
  expect(encodeModules('x'.repeat(2953), 'low')).toHaveLength(177);
  expect(encodeModules('x'.repeat(2954), 'low')).toBeNull();
});

const both = (text: string) => [encodeModules(text, 'high'), encodeWithLogo(text)].map((modules) => modules?.length);
const edge = (version: number) => 17 + 4 * version;

test.each([
  [58, 6, 6],
  [59, 7, 14],
  [177, 13, 14],
  [194, 14, 14],
  [382, 20, 20],
  [403, 21, 28],
  [625, 27, 28],
  [919, 34, 34],
])('encodes a text of %i bytes as version %i, and as version %i with a logo', (length, plain, withLogo) => {
  expect(both('x'.repeat(length))).toEqual([edge(plain), edge(withLogo)]);
});

test('also uses the larger version for non-ASCII text', () => {
  const modules = encodeWithLogo('ü'.repeat(40)) ?? [];
  expect(versionOf(modules)).toBe(14);
});

test('refuses a text that fits into no code without a mark in its middle', () => {
  expect(encodeWithLogo('x'.repeat(970))).toBeNull();
  expect(encodeWithLogo('x'.repeat(3000))).toBeNull();
});
