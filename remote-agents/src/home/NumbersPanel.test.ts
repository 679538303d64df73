import { formatDuration, formatShare } from './NumbersPanel';

test.each([
  [23, '< 0.1 s'],
  [840, '0.8 s'],
  [9_960, '10 s'],
  [65_000, '65 s'],
  [180_000, '3 min'],
  [7_200_000, '2 h'],
])('formats %i ms as %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test('formats a share as a percentage', () => {
  expect([0, 0.837, 1].map(formatShare)).toEqual(['0 %', '84 %', '100 %']);
});
