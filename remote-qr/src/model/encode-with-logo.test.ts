import { encodeModules } from './encode-modules';
import { encodeWithLogo, versionOf } from './encode-with-logo';

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

test('uses the larger version for a text beyond ASCII, too', () => {
  const modules = encodeWithLogo('ü'.repeat(40)) ?? [];
  expect(versionOf(modules)).toBe(14);
});

test('refuses a text for which no code without a mark in its middle is large enough', () => {
  expect(encodeWithLogo('x'.repeat(970))).toBeNull();
  expect(encodeWithLogo('x'.repeat(3000))).toBeNull();
});
