import * as v from 'valibot';
import type { Database } from '../database/database';

/** What browsers have reported of a release. */
export interface Tally {
  readonly loads: number;
  /** Loads that failed, and are not among `loads`. */
  readonly failures: number;
  /** Pages that threw, most of them after a load that is among `loads`. */
  readonly crashes: number;
  /** Errors that nothing caught, and functions that were replaced for the whole site. */
  readonly errors: number;
}

/** The fewest attempts to load a release before it is judged, and before the release that it replaces counts as failing. */
const ATTEMPTS_MIN = 50;
const PREVIOUS_ATTEMPTS_MIN = 10;
const RATE_MIN = 0.02;
/** How many times the rate of the release before. */
const TIMES = 2;

/** Attempts to load a release, and those that failed: each counts once, however much of it was reported. */
export function attemptsOf({ loads, failures, crashes, errors }: Tally): { attempts: number; failed: number } {
  const attempts = Math.max(loads, crashes) + failures;
  return { attempts, failed: Math.min(attempts, failures + crashes + errors) };
}

function rateOf(tally: Tally, min = 1): number {
  const { attempts, failed } = attemptsOf(tally);
  return attempts < min ? 0 : failed / attempts;
}

/** Whether the next release fails so much more often than the previous one that its rollout must end. */
export function isWorse({ next, previous }: { readonly next: Tally; readonly previous: Tally }): boolean {
  const rate = rateOf(next, ATTEMPTS_MIN);
  return rate > RATE_MIN && rate > TIMES * rateOf(previous, PREVIOUS_ATTEMPTS_MIN);
}

/** Formats a rate: '10 of 80 loads failed (12.5 %)'. */
export function shareText(tally: Tally): string {
  const { attempts, failed } = attemptsOf(tally);
  return `${failed} of ${attempts} loads failed (${Math.round(rateOf(tally) * 1_000) / 10} %)`;
}

const count = v.optional(v.number(), 0);
const baseReader = v.record(v.string(), v.object({ loads: count, failures: count, crashes: count, errors: count }));
const NONE: Tally = { loads: 0, failures: 0, crashes: 0, errors: 0 };

/** Reads what was reported today until now of these versions, to be subtracted later. */
export async function readBase(database: Database, remote: string, versions: readonly string[]) {
  const day = new Date().toISOString().slice(0, 10);
  const tallies = await talliesOf(database, remote, versions, day);
  const base = Object.fromEntries(versions.map((version) => [version, tallies.get(`${day} ${version}`) ?? NONE]));
  return { day, text: JSON.stringify(base) };
}

/** Returns the counts of each version since the base was read: all later days, and what the day of the base has more. */
export async function countsSince(
  database: Database,
  { remote, versions, day, base }: { remote: string; versions: readonly string[]; day: string; base: string },
): Promise<Tally[]> {
  const before = v.parse(v.pipe(v.string(), v.parseJson(), baseReader), base);
  const tallies = await talliesOf(database, remote, versions, day);
  return versions.map((version) => {
    const sum = { ...NONE };
    for (const [key, tally] of tallies) {
      if (key.slice(day.length + 1) !== version) continue;
      const known = key.startsWith(day) ? (before[version] ?? NONE) : NONE;
      for (const field of ['loads', 'failures', 'crashes', 'errors'] as const)
        sum[field] += Math.max(0, tally[field] - known[field]);
    }
    return sum;
  });
}

/** By day and version. */
async function talliesOf({ db }: Database, remote: string, versions: readonly string[], since: string) {
  const rows = await db
    .selectFrom('client_reports')
    .select(['day', 'version', 'event', 'count'])
    .where('remote', '=', remote)
    .where('version', 'in', versions)
    .where('day', '>=', since)
    .execute();
  const tallies = new Map<string, Tally>();
  for (const { day, version, event, count } of rows) {
    const key = `${day} ${version}`;
    const tally = tallies.get(key) ?? NONE;
    const field = fieldOf(event);
    tallies.set(key, { ...tally, [field]: tally[field] + Number(count) });
  }
  return tallies;
}

function fieldOf(event: string): keyof Tally {
  if (event.startsWith('load ')) return 'loads';
  if (/^(?:error|changed) /.test(event)) return 'errors';
  return event === 'other' ? 'crashes' : 'failures';
}
