import { fileStem } from './file-stem';

test.each([
  ['Menu on table 7', 'Menu on table 7'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['Café ☕ 日本', 'Café ☕ 日本'],
  ['con', 'file con'],
  ['dots... ', 'dots'],
  ['\u0000', 'file'],
  ['', 'file'],
])('turns %j into the file name %j', (text, stem) => {
  expect(fileStem(text, 'file')).toBe(stem);
});

test('cuts a long name, but never in the middle of an emoji', () => {
  expect([...fileStem('👍'.repeat(300), 'file')]).toHaveLength(80);
});
