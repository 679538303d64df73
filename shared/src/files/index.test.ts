import { fileStem, offerFile } from '.';

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

test('downloads a file under its name, and revokes its address later', () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('qr-code-200x200.png');
    expect(this.href).toBe('blob:x');
  });
  offerFile(new Blob(), 'qr-code-200x200.png');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});
