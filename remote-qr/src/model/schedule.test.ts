import * as v from 'valibot';
import { localTime, scheduleSchema } from './schedule';

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
