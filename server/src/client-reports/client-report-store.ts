import type { ReportEvent } from '@frontdesk/shared/endpoints/client-report';
import type { Database } from '../database/database';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 7;
const STORED_DAYS = 30;
/** More rows than any site needs; limits a flood of made-up names. */
const ROWS_A_DAY_MAX = 2_000;
/** Load times are counted in these classes, by their upper limits in milliseconds. */
const CLASSES_MS = [50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 5000, 10_000, 30_000, 120_000];
const LOAD = 'load ';
const ERROR = 'error ';
const CHANGED = 'changed ';
const PLACES_MAX = 20;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Counts the events of a report. Once the day has its maximum number of rows, drops events that would need a new one. */
export async function storeReport({ db }: Database, events: readonly ReportEvent[]): Promise<void> {
  if (events.length === 0) return;
  const day = dayBefore(0);
  const { rows } = await db
    .selectFrom('client_reports')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const known = Number(rows) < ROWS_A_DAY_MAX ? null : await readKeys(db, day, events);
  const counts = new Map<string, { day: string; remote: string; version: string; event: string; count: number }>();
  const named = events.flatMap((reported) => namesOf(reported).map((event) => ({ ...reported, event })));
  for (const { remote, version, event } of named) {
    if (known && !known.has(keyOf({ remote, version, event }))) continue;
    const key = keyOf({ remote, version, event });
    const row = counts.get(key) ?? { day, remote, version, event, count: 0 };
    counts.set(key, { ...row, count: row.count + 1 });
  }
  if (counts.size === 0) return;
  // The rows are always written in the same order, to avoid deadlocks.
  const values = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('client_reports')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'remote', 'version', 'event'])
        .doUpdateSet((row) => ({ count: row('client_reports.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

const keyOf = ({ remote, version, event }: { remote: string; version: string; event: string }) =>
  [remote, version, event].join('\n');

/** The keys of the day's rows for these remotes. */
async function readKeys(db: Database['db'], day: string, events: readonly ReportEvent[]) {
  const remotes = [...new Set(events.map(({ remote }) => remote))];
  const rows = await db
    .selectFrom('client_reports')
    .select(['remote', 'version', 'event'])
    .where('day', '=', day)
    .where('remote', 'in', remotes)
    .execute();
  return new Set(rows.map(keyOf));
}

/**
 * Returns what to count for an event: for a page that threw an error while rendering, both the failure and the place.
 */
function namesOf(event: ReportEvent): string[] {
  if ('loadMs' in event) return [LOAD + classOf(event.loadMs)];
  if ('changed' in event) return [CHANGED + event.changed];
  if ('error' in event) return [ERROR + event.error];
  return [event.failure, ...(event.place === undefined ? [] : [ERROR + event.place])];
}

const classOf = (ms: number) => CLASSES_MS.find((limit) => ms <= limit) ?? CLASSES_MS.at(-1) ?? 0;

interface Part {
  readonly remote: string;
  readonly version: string;
  readonly times: [ms: number, count: number][];
  readonly failures: [kind: string, count: number][];
  readonly changes: [name: string, count: number][];
  readonly errors: { readonly place: string; readonly count: number; readonly lastDay: string }[];
}

/** Reads the last 7 days by remote and version, ordered by name. */
export async function readReports({ db }: Database) {
  const rows = await db
    .selectFrom('client_reports')
    .select(['remote', 'version', 'event'])
    .select(({ fn }) => [fn.sum<number | string>('count').as('count'), fn.max('day').as('lastDay')])
    .where('day', '>', dayBefore(SHOWN_DAYS))
    .groupBy(['remote', 'version', 'event'])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('event')
    .execute();
  const parts = new Map<string, Part>();
  for (const { remote, version, event, lastDay, ...row } of rows) {
    const key = `${remote}\n${version}`;
    const part: Part = parts.get(key) ?? { remote, version, times: [], failures: [], changes: [], errors: [] };
    parts.set(key, part);
    const count = Number(row.count);
    if (event.startsWith(LOAD)) part.times.push([Number(event.slice(LOAD.length)), count]);
    else if (event.startsWith(ERROR)) part.errors.push({ place: event.slice(ERROR.length), count, lastDay });
    else if (event.startsWith(CHANGED)) part.changes.push([event.slice(CHANGED.length), count]);
    else part.failures.push([event, count]);
  }
  return [...parts.values()].map(({ times, failures, changes, errors, ...part }) => {
    const loads = times.reduce((sum, [, count]) => sum + count, 0);
    return {
      ...part,
      loads,
      medianMs: medianOf(times, loads),
      failures: Object.fromEntries(failures),
      changes: Object.fromEntries(changes.sort(([, one], [, other]) => other - one).slice(0, PLACES_MAX)),
      errors: errors.sort((one, other) => other.count - one.count).slice(0, PLACES_MAX),
    };
  });
}

/** Reads the places where a version of a remote has thrown errors since the day `since`, most frequent first. */
export async function readPlaces({ db }: Database, remote: string, version: string, since: string) {
  const rows = await db
    .selectFrom('client_reports')
    .select('event')
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('day', '>=', since.slice(0, 10))
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('event', 'like', `${ERROR}%`)
    .groupBy('event')
    .orderBy('count', 'desc')
    .orderBy('event')
    .limit(PLACES_MAX)
    .execute();
  return rows.map(({ event, count }) => ({ place: event.slice(ERROR.length), count: Number(count) }));
}

function medianOf(times: readonly [ms: number, count: number][], loads: number): number | null {
  let seen = 0;
  for (const [ms, count] of [...times].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen * 2 >= loads) return ms;
  }
  return null;
}

/** Deletes counts that are no longer shown. */
export async function sweepReports({ db }: Database): Promise<void> {
  await db.deleteFrom('client_reports').where('day', '<', dayBefore(STORED_DAYS)).execute();
}
