import { setTimeout } from 'node:timers/promises';
import { databaseTrouble, isStatementTimeout } from './database-trouble';

const RETRY_MS = 250;
/** A statement that exceeded its time limit may have met a busy moment; one that always does would never end. */
const TIMEOUTS_MAX = 3;

/**
 * Retries `work` until the database answers, and a statement that exceeds its time limit a few times. Rejects with any
 * other failure, and when `signal` aborts.
 */
export async function waitOutTrouble<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let timeouts = 0; ; ) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (isStatementTimeout(error)) timeouts += 1;
      if (timeouts >= TIMEOUTS_MAX || (databaseTrouble(error) === null && !isStatementTimeout(error))) throw error;
    }
    await setTimeout(RETRY_MS, undefined, { signal, ref: false });
  }
}
