import { formatAgo } from './format-ago';

const NOW = Date.parse('2026-05-10T12:00:00Z');

test.each([
  ['2026-05-10T11:59:30Z', 'just now'],
  ['2026-05-10T12:05:00Z', 'just now'],
  ['2026-05-10T11:58:00Z', '2 min ago'],
  ['2026-05-10T09:00:00Z', '3 h ago'],
  ['2026-05-05T12:00:00Z', '5 d ago'],
  ['2026-04-01T12:00:00Z', 'Apr 1, 2026'],
  [null, '-'],
  ['soon', '-'],
])('formats %s as %s', (time, words) => expect(formatAgo(time, NOW)).toBe(words));
