import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import type { Tables } from '../database/schema/tables';

/**
 * Skips the rows that another instance is claiming at this moment, so that two instances never claim the same rows.
 * SQLite has only one writer anyway.
 */
export function skipClaimed<From extends keyof Tables, Row>(
  engine: Engine,
  waiting: SelectQueryBuilder<Tables, From, Row>,
  table: From,
): SelectQueryBuilder<Tables, From, Row> {
  return engine === 'postgres' ? waiting.forUpdate(table as never).skipLocked() : waiting;
}

/** Changes claimed work and related rows in one transaction. Returns false and changes nothing if the claim is lost. */
export function whileClaimed(
  { db }: Database,
  change: (transaction: Transaction<Tables>) => Promise<boolean>,
  alongside: (transaction: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isOurs = await change(transaction);
    if (isOurs) await alongside(transaction);
    return isOurs;
  });
}

/** Pauses that double with each failure. */
export interface Pauses {
  readonly firstMs: number;
  readonly mostMs: number;
}

/** Returns the pause after another failure. */
export const pauseAfter = (failuresBefore: number, { firstMs, mostMs }: Pauses) =>
  Math.min(firstMs * 2 ** failuresBefore, mostMs);

export interface HeldLease {
  /** Aborts when the server closes, and when the claim is lost. */
  readonly signal: AbortSignal;
  readonly isLost: boolean;
  /** Stops extending the claim. */
  release(): Promise<void>;
}

interface LeaseOptions {
  /** Returns false if the work was removed or taken over by another instance. */
  readonly extend: () => Promise<boolean>;
  readonly everyMs: number;
  readonly stop: AbortSignal;
  readonly logFailure: (failure: unknown) => void;
}

/** Extends a claim, using the database's clock, until it is released. */
export function holdLease({ extend, everyMs, stop, logFailure }: LeaseOptions): HeldLease {
  const lost = new AbortController();
  let extending: Promise<void> = Promise.resolve();
  const extendOnce = async () => {
    if (!(await extend())) lost.abort(new Error('The claim was lost.'));
  };
  const timer = setInterval(() => {
    extending = extending.then(extendOnce).catch(logFailure);
  }, everyMs);
  return {
    signal: AbortSignal.any([stop, lost.signal]),
    get isLost() {
      return lost.signal.aborted;
    },
    async release() {
      clearInterval(timer);
      await extending;
    },
  };
}
