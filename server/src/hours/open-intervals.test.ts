import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type HoursRange, type HoursTable, minutesOf, WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { nextInterval, openIntervals, wallTime } from './open-intervals';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const range = (opens: string, closes: string): HoursRange => ({ opens, closes });

/** Hours that extend past midnight, around the clock, and across the times at which clocks change. */
const TABLE: HoursTable = {
  name: '',
  week: {
    mon: [range('09:00', '12:30'), range('14:00', '18:00')],
    tue: [range('00:00', '24:00')],
    wed: [],
    thu: [range('22:00', '01:30')],
    fri: [range('23:30', '02:30')],
    sat: [range('20:00', '02:30'), range('00:30', '01:10')],
    sun: [range('01:45', '03:15'), range('23:00', '23:00')],
  },
  exceptions: [{ date: '2026-04-05', ranges: [range('02:15', '02:45')], note: '' }],
};

const CLOSED: HoursTable = {
  ...TABLE,
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
};

/** Simulates a guest who checks the clock and the door every minute. Uses no part of the fast computation. */
function oracle(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const rangesOn = (date: string) => {
    const weekday = WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
    return TABLE.exceptions.find((exception) => exception.date === date)?.ranges ?? TABLE.week[weekday];
  };
  const known = new Map<string, readonly [HoursRange[], HoursRange[]]>();
  return (instant: number): boolean => {
    const [date = '', time = ''] = format.format(instant).split(' ');
    const before = new Date(Date.parse(`${date}T00:00:00Z`) - 24 * HOUR).toISOString().slice(0, 10);
    const ranges = known.get(date) ?? [[...rangesOn(date)], [...rangesOn(before)]];
    known.set(date, ranges);
    const [today, yesterday] = ranges;
    const now = minutesOf(time);
    const isOver = ({ opens, closes }: HoursRange) => closes <= opens;
    return (
      today.some((one) => minutesOf(one.opens) <= now && (isOver(one) || now < minutesOf(one.closes))) ||
      yesterday.some((one) => isOver(one) && now < minutesOf(one.closes))
    );
  };
}

function slowIntervals(zone: string, from: number, to: number): { from: number; to: number }[] {
  const isOpen = oracle(zone);
  const slow: { from: number; to: number }[] = [];
  for (let at = from; at < to; at += MINUTE) {
    if (!isOpen(at)) continue;
    const last = slow.at(-1);
    if (last?.to === at) last.to = at + MINUTE;
    else slow.push({ from: at, to: at + MINUTE });
  }
  return slow;
}

const DAYS = Array.from({ length: 367 }, (_, at) => Date.UTC(2026, 0, 1 + at));

/** Returns a zone's offset from UTC at the beginning of each day in 2026. */
function offsetsOf(zone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return DAYS.map((day) => format.format(day).split('GMT')[1] ?? '');
}

/** Returns the days in 2026 on which the clock changes. */
const changesIn = (offsets: readonly string[]) =>
  DAYS.filter((_, at) => offsets[at] !== (offsets[at + 1] ?? offsets[at]));

/** All zones, grouped by their offsets, because zones with equal offsets need the slow check only once. */
const zones = new Map<string, string[]>();
for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC']) {
  const offsets = offsetsOf(zone).join();
  zones.set(offsets, [...(zones.get(offsets) ?? []), zone]);
}

describe('Opening hours', () => {
  it('agree with a minute-by-minute check at each clock change in a year, in every zone', () => {
    let changed = 0;
    for (const [offsets, [zone = '', ...others]] of zones) {
      const changes = changesIn(offsets.split(','));
      changed += changes.length;
      // A zone without clock changes is tested on an arbitrary day.
      for (const day of changes.length > 0 ? changes : [Date.UTC(2026, 4, 7)]) {
        const [from, to] = [day - 30 * HOUR, day + 54 * HOUR];
        const slow = slowIntervals(zone, from, to);
        assert.deepEqual(openIntervals(TABLE, zone, from, to), slow, `${zone} ${new Date(day).toISOString()}`);
        for (const other of others) {
          const fast = openIntervals(TABLE, other, from, to);
          // The clock may change at another hour of the same day.
          if (!isDeepStrictEqual(fast, slow)) assert.deepEqual(fast, slowIntervals(other, from, to), other);
        }
      }
    }
    // At least two zones for each rule: Europe, North America, Australia, New Zealand, Chile and others.
    assert.ok(changed >= 40, `${changed} changes`);
  });

  it('agree with the same check over a whole week', () => {
    for (const zone of ['Europe/Berlin', 'Pacific/Apia']) {
      const isOpen = oracle(zone);
      const from = Date.UTC(2026, 5, 1);
      const fast = openIntervals(TABLE, zone, from, from + 8 * 24 * HOUR);
      for (let at = from; at < from + 8 * 24 * HOUR; at += 5 * MINUTE) {
        assert.equal(
          fast.some((one) => one.from <= at && at < one.to),
          isOpen(at),
          new Date(at).toISOString(),
        );
      }
    }
  });

  it('begin after the hour that a clock change skips', () => {
    const table = { ...CLOSED, exceptions: [{ date: '2026-03-29', ranges: [range('02:30', '05:00')], note: '' }] };
    const next = nextInterval(table, 'Europe/Berlin', Date.parse('2026-03-29T00:59:00Z'));
    assert.equal(next && wallTime('Europe/Berlin', next.from).minutes, 180);
  });

  it('are found a year ahead, and never for a table that is always closed', () => {
    const once = { ...CLOSED, exceptions: [{ date: '2027-10-01', ranges: [range('09:00', '10:00')], note: '' }] };
    const now = Date.parse('2026-11-24T12:00:00Z');
    assert.equal(nextInterval(once, 'UTC', now)?.from, Date.parse('2027-10-01T09:00:00Z'));
    assert.equal(nextInterval(CLOSED, 'UTC', now), null);
  });
});
