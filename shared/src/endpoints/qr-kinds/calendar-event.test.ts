import { formatTimeRange } from './calendar-event';

// `Intl` writes thin spaces around the dash.
const format = (start: string, end: string) => formatTimeRange(start, end, 'en-US').replace(/\s/gu, ' ');

test('writes the date only once for an event within a single day', () => {
  expect(format('2026-05-01T18:00', '2026-05-01T20:30')).toBe('May 1, 2026, 6:00 – 8:30 PM');
});

test('writes both dates of an event that runs past midnight', () => {
  expect(format('2026-05-01T18:00', '2026-05-02T02:00')).toBe('May 1, 2026, 6:00 PM – May 2, 2026, 2:00 AM');
});

test('shows text that is not a date unchanged', () => {
  expect(format('soon', '2026-05-02T02:00')).toBe('soon – 2026-05-02T02:00');
  expect(format('2026-05-02T02:00', '2026-05-01T02:00')).toBe('2026-05-02T02:00 – 2026-05-01T02:00');
});
