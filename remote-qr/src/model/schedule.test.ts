import * as v from 'valibot';
import { isSkippedTime, localTime, scheduleSchema } from './schedule';

const typed = { startsAt: '2026-05-01T18:00', endsAt: '2026-05-02T18:00', afterEndUrl: ' https://example.com/over ' };

test('converts typed times to UTC, and back as typed', () => {
  const dates = v.parse(scheduleSchema, typed);
  expect(dates.afterEndUrl).toBe('https://example.com/over');
  expect(dates.startsAt).toMatch(/Z$/);
  expect(localTime(dates.startsAt)).toBe(typed.startsAt);
});

test('removes the dates when the fields are empty', () => {
  expect(v.parse(scheduleSchema, { startsAt: '', endsAt: '', afterEndUrl: ' ' })).toEqual({
    startsAt: null,
    endsAt: null,
    afterEndUrl: null,
  });
  expect(localTime(null)).toBe('');
  expect(localTime('tomorrow')).toBe('');
});

test.each([
  ['an end before the start', { endsAt: '2026-05-01T17:00' }, 'The end must be later than the start.'],
  ['an end at the start', { endsAt: '2026-05-01T18:00' }, 'The end must be later than the start.'],
  ['no date', { startsAt: 'soon' }, 'Start must be a date and time.'],
  ['an address without an end', { endsAt: '' }, 'Enter an end, or leave this address empty.'],
])('refuses %s', (_, change, message) => {
  const read = v.safeParse(scheduleSchema, { ...typed, ...change });
  expect(read.issues?.map((issue) => issue.message)).toEqual([message]);
});

test('refuses an invalid address', () => {
  expect(v.safeParse(scheduleSchema, { ...typed, afterEndUrl: 'nonsense' }).success).toBe(false);
});

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
