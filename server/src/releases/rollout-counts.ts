import type { ReportEvent } from '@frontdesk/shared/endpoints/client-report';
import type { Database } from '../database/database';

/** What browsers have reported about a release. */
export interface Tally {
  readonly loads: number;
  /** Failed loads, which are not included in `loads`. */
  readonly failures: number;
  /** Pages that threw, mostly after a load that is included in `loads`. */
  readonly crashes: number;
  /** Errors that nothing caught. */
  readonly errors: number;
}

/**
 * The minimum number of attempts to load a release before it is judged, and before the failures of the release that it
 * replaces count.
 */
const ATTEMPTS_MIN = 50;
const PREVIOUS_ATTEMPTS_MIN = 10;
const RATE_MIN = 0.02;
/** A release's failure rate may be this many times that of the previous release. */
const TIMES = 2;

/**
 * Returns the number of attempts to load a release, and how many of them failed; several reports may be about one
 * attempt.
 */
export function attemptsOf({ loads, failures, crashes, errors }: Tally): { attempts: number; failed: number } {
  const attempts = Math.max(loads, crashes) + failures;
  return { attempts, failed: Math.min(attempts, failures + crashes + errors) };
}

function rateOf(tally: Tally, min = 1): number {
  const { attempts, failed } = attemptsOf(tally);
  return attempts < min ? 0 : failed / attempts;
}

/** Returns whether the next release fails so much more often than the previous one that its rollout must end. */
export function isWorse({ next, previous }: { readonly next: Tally; readonly previous: Tally }): boolean {
  const rate = rateOf(next, ATTEMPTS_MIN);
  return rate > RATE_MIN && rate > TIMES * rateOf(previous, PREVIOUS_ATTEMPTS_MIN);
}

/** Formats a rate: '10 of 80 loads failed (12.5 %)'. */
export function shareText(tally: Tally): string {
  const { attempts, failed } = attemptsOf(tally);
  return `${failed} of ${attempts} loads failed (${Math.round(rateOf(tally) * 1_000) / 10} %)`;
}

/** Kinds of failures of pages that had already loaded. */
const AFTER_LOADING: ReadonlySet<string> = new Set(['other', 'endless effect']);

const NONE: Tally = { loads: 0, failures: 0, crashes: 0, errors: 0 };

/** A rollout with its two versions. */
export interface CountedRollout {
  readonly remote: string;
  readonly since: string;
  readonly versions: readonly string[];
}

/**
 * Counts the events from browsers that opened the site during one of the rollouts. Reports from an older tab reveal
 * nothing about the release that others load now.
 */
export async function countReports(
  { db }: Database,
  events: readonly ReportEvent[],
  rollouts: readonly CountedRollout[],
): Promise<void> {
  const rows = new Map<string, { remote: string; since: string; version: string; field: string; count: number }>();
  for (const event of events) {
    const { remote, version, since } = event;
    const field = fieldOf(event);
    const isCounted = rollouts.some(
      (one) => one.remote === remote && one.since === since && one.versions.includes(version),
    );
    if (field === null || since === undefined || !isCounted) continue;
    const key = [remote, since, version, field].join('\n');
    const row = rows.get(key) ?? { remote, since, version, field, count: 0 };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  if (rows.size === 0) return;
  // Written in a fixed order, to avoid deadlocks.
  const values = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('rollout_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'since', 'version', 'field'])
        .doUpdateSet((row) => ({ count: row('rollout_counts.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

/** Returns the counts of each version of a rollout. */
export async function countsOf({ db }: Database, { remote, since, versions }: CountedRollout): Promise<Tally[]> {
  const rows = await db
    .selectFrom('rollout_counts')
    .select(['version', 'field', 'count'])
    .where('remote', '=', remote)
    .where('since', '=', since)
    .execute();
  return versions.map((version) => {
    const own = rows.filter((row) => row.version === version);
    return { ...NONE, ...Object.fromEntries(own.map(({ field, count }) => [field, Number(count)])) };
  });
}

/** Returns null for a replaced browser function, because the report cannot prove which remote replaced it. */
function fieldOf(event: ReportEvent): keyof Tally | null {
  if ('changed' in event) return null;
  if ('loadMs' in event) return 'loads';
  if ('error' in event) return 'errors';
  return AFTER_LOADING.has(event.failure) ? 'crashes' : 'failures';
}
