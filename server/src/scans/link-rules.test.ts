import assert from 'node:assert/strict';
import { it } from 'node:test';
import { RULE_DEVICES, type RuleConditions } from '@frontdesk/shared/endpoints/link-rules';
import { type OpeningHours, WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { chooseRule, firstLanguage, neverReached, outcomesOf, type RuledScan } from './link-rules';

const SETS = process.env['TESTS'] === 'full' ? 500 : 100;
const SCANS_PER_SET = 30;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const LANGUAGES = ['de', 'fr', 'pt-br', 'pt', 'en'];
const HOUSE: OpeningHours = {
  timeZone: 'Europe/Berlin',
  tables: [
    {
      name: '',
      week: {
        mon: [{ opens: '09:00', closes: '12:00' }],
        tue: [],
        wed: [{ opens: '18:00', closes: '02:00' }],
        thu: [{ opens: '00:00', closes: '24:00' }],
        fri: [{ opens: '22:00', closes: '24:00' }],
        sat: [{ opens: '00:00', closes: '03:00' }],
        sun: [{ opens: '10:00', closes: '11:00' }],
      },
      exceptions: [{ date: '2026-12-24', ranges: [], note: '' }],
    },
  ],
};

/** Returns a function that returns numbers from 0 to below 1, the same ones in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function randomConditions(random: () => number): RuleConditions {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const clock = () => `${String(Math.floor(random() * 24)).padStart(2, '0')}:${pick(['00', '15', '59'])}`;
  const from = random() < 0.5 ? clock() : undefined;
  const to = random() < 0.5 ? clock() : undefined;
  return {
    ...(random() < 0.4 && { days: WEEKDAYS.filter(() => random() < 0.4) }),
    ...(from && { from }),
    ...(to && to !== from && { to }),
    timeZone: pick(ZONES),
    ...(random() < 0.2 && { closed: true as const }),
    ...(random() < 0.3 && { language: pick(LANGUAGES) }),
    ...(random() < 0.3 && { device: pick(RULE_DEVICES) }),
    ...(random() < 0.3 && { share: 1 + Math.floor(random() * 99) }),
  };
}

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);
const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The time that a wall clock in a time zone shows, as a browser would write it. */
function wall(zone: string, at: number) {
  const words = clocks.get(zone)?.format(at) ?? '';
  const [weekday = '', time = ''] = words.split(/[ ,]+/);
  return { day: weekday.toLowerCase(), time };
}

/** Steps back minute by minute to find the day on which the period that includes an instant began. */
function oracleTime({ days, from = '00:00', to = '24:00', timeZone = 'UTC' }: RuleConditions, at: number): boolean {
  const { day, time } = wall(timeZone, at);
  const order = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const before = order[(order.indexOf(day) + 6) % 7] as string;
  const isDay = (name: string) => !days || days.some((one) => one === name);
  if (from < to) return isDay(day) && from <= time && time < to;
  return (time >= from && isDay(day)) || (time < to && isDay(before));
}

/** The opening hours, written out by hand: minutes of the week in local time, and the only exception. */
function oracleClosed(at: number): boolean {
  const { day, time } = wall('Europe/Berlin', at);
  const date = dates.format(at);
  // Thursday is the exception, but Wednesday's night continues into it.
  if (date === '2026-12-24') return !(time < '02:00');
  const isOpen =
    (day === 'mon' && time >= '09:00' && time < '12:00') ||
    (day === 'wed' && time >= '18:00') ||
    day === 'thu' ||
    (day === 'fri' && time >= '22:00') ||
    (day === 'sat' && time < '03:00') ||
    (day === 'sun' && time >= '10:00' && time < '11:00');
  return !isOpen;
}

function oracle(rules: readonly { when: RuleConditions }[], scan: RuledScan, language: string): number | null {
  for (let place = 0; place < rules.length; place++) {
    const when = rules[place]?.when ?? {};
    if (!oracleTime(when, scan.at)) continue;
    if (when.closed && !oracleClosed(scan.at)) continue;
    if (when.language && language !== when.language && language.indexOf(`${when.language}-`) !== 0) continue;
    if (when.device && when.device !== scan.device) continue;
    if (when.share && scan.draw(place) >= when.share) continue;
    return place;
  }
  return null;
}

it('agrees with an oracle on generated sets of rules', () => {
  const random = seeded(34);
  const begin = Date.parse('2026-01-01T00:00:00Z');
  const taken = new Map<string, number>();
  for (let set = 0; set < SETS; set++) {
    const rules = Array.from({ length: 1 + Math.floor(random() * 8) }, () => ({ when: randomConditions(random) }));
    const never = neverReached(rules);
    for (let count = 0; count < SCANS_PER_SET; count++) {
      const draws = rules.map(() => random() * 100);
      const language = [...LANGUAGES, 'de-at', ''][Math.floor(random() * 7)] as string;
      const scan: RuledScan = {
        // The times are spread over all hours of a year, so that the clock changes are included.
        at: begin + Math.floor(random() * 365 * 24 * 60) * 60_000,
        languages: language && `${language},en;q=0.5`,
        device: [null, ...RULE_DEVICES][Math.floor(random() * 4)] ?? null,
        draw: (place) => draws[place] as number,
      };
      const chosen = chooseRule(rules, HOUSE, scan);
      assert.equal(chosen, oracle(rules, scan, language), JSON.stringify({ rules, scan, draws }));
      assert.ok(chosen === null || !never.includes(chosen), 'a rule that was taken is reached');
      const outcomes = outcomesOf(rules, HOUSE, scan);
      assert.ok(outcomes.some(({ rule }) => rule === chosen));
      assert.ok(Math.abs(outcomes.reduce((sum, { percent }) => sum + percent, 0) - 100) < 1e-6);
      taken.set(chosen === null ? 'none' : 'rule', (taken.get(chosen === null ? 'none' : 'rule') ?? 0) + 1);
    }
  }
  // Neither outcome is rare, so both are tested.
  for (const count of taken.values()) assert.ok(count > 1000, JSON.stringify([...taken]));
});

it('finds rules that never apply because an earlier one always wins, unless that one has a share or another time zone', () => {
  const of = (...whens: RuleConditions[]) => neverReached(whens.map((when) => ({ when })));
  assert.deepEqual(of({ device: 'ios' }, { device: 'ios', language: 'de' }), [1]);
  assert.deepEqual(of({ language: 'de' }, { language: 'de-at' }), [1]);
  assert.deepEqual(of({ language: 'de-at' }, { language: 'de' }), []);
  assert.deepEqual(of({ share: 50 }, { device: 'ios' }, { device: 'ios', closed: true }), [2]);
  // Together two rules cover the day.
  assert.deepEqual(of({ to: '12:00' }, { from: '12:00' }, { days: ['mon'] }), [2]);
  assert.deepEqual(of({ from: '22:00', to: '02:00' }, { days: ['sat'], to: '02:00' }), [1]);
  assert.deepEqual(of({ days: ['fri'], from: '22:00', to: '02:00' }, { days: ['sat'], to: '02:00' }), [1]);
  assert.deepEqual(of({ days: ['sat'], from: '22:00', to: '02:00' }, { days: ['sat'], to: '02:00' }), []);
  assert.deepEqual(of({ days: [...WEEKDAYS] }, { device: 'ios' }), [1]);
  assert.deepEqual(
    of(
      { from: '08:00', to: '10:00', timeZone: 'Europe/Berlin' },
      { from: '08:00', to: '10:00', timeZone: 'Asia/Tokyo' },
    ),
    [],
  );
});

it('reads the language that a browser prefers', () => {
  const headers = ['', '*', 'de-AT,de;q=0.9,en;q=0.8', 'en;q=0.3, fr', 'x;q=nonsense,it;q=0.1', ';;,,', 'EN'];
  assert.deepEqual(headers.map(firstLanguage), ['', '', 'de-at', 'fr', 'it', '', 'en']);
});
