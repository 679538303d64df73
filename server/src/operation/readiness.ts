import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { databaseTrouble, reasonOf } from '../database/database-trouble';
import { stepsTaken } from '../database/migrate';
import { migrationSteps } from '../database/migrations/migration-steps';
import type { OperationServices } from './operation-services';

/** A database that takes longer than this for the smallest query is useless. */
const ANSWER_MS = 2_000;
/** The queue ticks at least every few seconds; silence of this length means that it hangs. */
const QUEUE_SILENCE_MS = 60_000;
const FREE_BYTES_MIN = 100_000_000;

/** Returns why the server should get no traffic now, as messages for the operator; empty when it is ready. */
export async function notReadyReasons(
  services: Pick<OperationServices, 'config' | 'database' | 'queue'>,
): Promise<string[]> {
  const checks = [databaseProblem(services), queueProblem(services), diskProblem(services)];
  return (await Promise.all(checks)).filter((problem) => problem !== null);
}

async function databaseProblem({ database }: Pick<OperationServices, 'database'>): Promise<string | null> {
  const answer = wrongDatabase(database).catch((failure: unknown) =>
    databaseTrouble(failure) === 'wrong'
      ? `The database is not the right one: ${reasonOf(failure)}.`
      : 'The database cannot be reached.',
  );
  const { promise: late, cancel } = after(ANSWER_MS, 'The database does not answer.');
  return Promise.race([answer, late]).finally(cancel);
}

/** Detects a failover to a database that is read-only, lacks our tables, or has those from an earlier release. */
async function wrongDatabase(database: Database): Promise<string | null> {
  const taken = new Set(await stepsTaken(database));
  if (taken.size === 0) return 'The database is empty: it has no tables of Frontdesk.';
  if (Object.keys(migrationSteps(database.engine)).some((step) => !taken.has(step))) {
    return 'The tables of the database are of an earlier release: restart this server to migrate them.';
  }
  if (database.engine === 'sqlite') return null;
  const { rows } = await sql<{ value: string }>`select current_setting('transaction_read_only') as value`.execute(
    database.db,
  );
  return rows[0]?.value === 'on' ? 'The database is read-only.' : null;
}

async function queueProblem({ config, queue }: Pick<OperationServices, 'config' | 'queue'>): Promise<string | null> {
  if (!config.roles.includes('worker')) return null;
  return Date.now() - queue.lastLookAt > QUEUE_SILENCE_MS ? 'The document queue does not move.' : null;
}

async function diskProblem({ config }: Pick<OperationServices, 'config'>): Promise<string | null> {
  const disk = await statfs(config.dataDir).catch(() => null);
  if (disk === null) return 'The data folder cannot be read.';
  return disk.bavail * disk.bsize < FREE_BYTES_MIN ? 'The disk of the data folder is nearly full.' : null;
}

function after<T>(ms: number, value: T): { promise: Promise<T>; cancel: () => void } {
  let timer: NodeJS.Timeout;
  const promise = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, value);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
