import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startOfDay } from './start-of-day';

const CASES = [
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00Z'],
  ['2026-11-22', 'America/Los_Angeles', '2026-11-22T08:00:00Z'],
  ['2026-06-22', 'Europe/Paris', '2026-06-21T22:00:00Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  // The clocks change on these days.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
] as const;

for (const [day, timeZone, expected] of CASES) {
  it(`${day} begins in ${timeZone} at ${expected}`, () => {
    assert.equal(startOfDay(Date.parse(day), timeZone), Date.parse(expected));
  });
}
