import { compactTime, timeOrderProblem, timeProblem } from './event-times';

test.each([
  ['2026-05-01T10:00', '20260501T100000'],
  ['2026-05-01T10:00:07.5', '20260501T100007'],
  ['2026-05-01 10:00', '20260501T100000'],
])('%s is written as calendars write it', (typed, written) => {
  expect(compactTime(typed)).toBe(written);
});

test.each(['', 'tomorrow', '2026-05-01', '2026-02-31T10:00', '2026-05-01T25:00', '12026-05-01T10:00'])(
  '%j is no date and time, and the message names the field',
  (typed) => {
    expect(timeProblem('Start Time', typed)).toBe('Start Time must be a date and time like 2025-01-31T09:30.');
  },
);

test('an event ends later than it starts', () => {
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T10:01')).toBeNull();
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T10:00')).toBe('The end must be later than the start.');
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T09:59')).toBe('The end must not be before the start.');
});
