import { isBlank, visibleText } from './visible-text';

test.each(['', '  \n ', '\u200b\u200d\ufeff', '\u2060\u00ad', '\u3164', '\u2800', '\ufe0f', '\u0000'])(
  '%j counts as blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' a\u200b', '👋', '👨‍👩‍👧', 'می‌خواهم', '.'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066price\u2069\u200b list\ufeff.csv', 'price list.csv'],
  ['line one\nline two\tend', 'line one\nline two\tend'],
  ['bell\u0007.txt', 'bell.txt'],
  ['👨‍👩‍👧 می‌خواهم.md', '👨‍👩‍👧 می‌خواهم.md'],
])('shows %j as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
