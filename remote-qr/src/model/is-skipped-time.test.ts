import { isSkippedTime } from './is-skipped-time';

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', true],
  ['2026-03-29T01:59', 'Europe/Berlin', false],
  ['2026-03-29T03:00', 'Europe/Berlin', false],
  ['2026-10-25T02:30', 'Europe/Berlin', false],
  ['2026-03-08T02:00', 'America/New_York', true],
  ['2026-03-29T02:30', 'UTC', false],
  ['', 'Europe/Berlin', false],
  ['2026-03-29', 'Europe/Berlin', false],
])('detects whether %j in %s is skipped when clocks go forward: %p', (typed, zone, isSkipped) => {
  expect(isSkippedTime(typed, zone)).toBe(isSkipped);
});
