import { compactTime, timeOrderProblem, timeProblem } from './event-times';

test.each([
  ['2026-05-01T10:00', '20260501T100000'],
  ['2026-05-01T10:00:07.5', '20260501T100007'],
  ['2026-05-01 10:00', '20260501T100000'],
])('writes %s as calendars do', (typed, written) => {
  expect(compactTime(typed)).toBe(written);
});

test.each(['', 'tomorrow', '2026-05-01', '2026-02-31T10:00', '2026-05-01T25:00', '12026-05-01T10:00'])(
  'refuses %j, and names the field in the message',
  (typed) => {
    expect(timeProblem('Start Time', typed)).toBe('Start Time must be a date and time like 2025-01-31T09:30.');
  },
);

test('requires an event to end after it starts', () => {
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T10:01')).toBeNull();
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T10:00')).toBe('The end must be later than the start.');
  expect(timeOrderProblem('2026-05-01T10:00', '2026-05-01T09:59')).toBe('The end must not be before the start.');
});
