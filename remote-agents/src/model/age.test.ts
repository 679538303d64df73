import { formatAge, isSlow } from './age';

const now = Date.parse('2026-05-01T12:00:00Z');

test.each([
  ['2026-05-01T11:59:30Z', 'just now'],
  ['2026-05-01T11:58:00Z', '2 min'],
  ['2026-05-01T09:00:00Z', '3 h'],
  ['2026-04-26T12:00:00Z', '5 d'],
  ['2026-05-01T12:00:20Z', 'just now'],
  ['nonsense', ''],
  [null, ''],
])('formats the age of %s as %j', (since, words) => {
  expect(formatAge(since, now)).toBe(words);
});

test('calls a document slow after ten minutes, but never when its age is unknown', () => {
  expect(isSlow('2026-05-01T11:50:00Z', now)).toBe(true);
  expect(isSlow('2026-05-01T11:50:01Z', now)).toBe(false);
  expect(isSlow(null, now)).toBe(false);
});
