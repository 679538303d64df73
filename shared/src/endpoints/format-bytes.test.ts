import { formatBytes } from './format-bytes';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [25_000_000, '25 MB'],
  [3_000_000_000_000, '3,000 GB'],
  [null, '-'],
  [Number.NaN, '-'],
])('formats %s as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
