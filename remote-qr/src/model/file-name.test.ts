import { fileStem, uniqueStems } from './file-name';

test.each([
  ['Menu on table 7', 'Menu on table 7'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['Café ☕ 日本', 'Café ☕ 日本'],
  ['con', 'qr-code con'],
  ['dots... ', 'dots'],
  ['\u0000', 'qr-code'],
  ['', 'qr-code'],
])('a code named %j becomes the file %j', (name, stem) => {
  expect(fileStem(name)).toBe(stem);
});

test('a long name is cut, never in the middle of an emoji', () => {
  expect([...fileStem('👍'.repeat(300))]).toHaveLength(80);
});

test('codes of the same name get files of their own', () => {
  const stem = uniqueStems();
  expect(['Menu', 'menu', 'Menu', 'Menu (2)'].map(stem)).toEqual(['Menu', 'menu (2)', 'Menu (3)', 'Menu (2) (2)']);
});
