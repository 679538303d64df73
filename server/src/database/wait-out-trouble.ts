import { setTimeout } from 'node:timers/promises';
import { databaseTrouble } from './database-trouble';

const RETRY_MS = 250;

/** Retries `work` until the database answers. Rejects with any other failure, and when `signal` aborts. */
export async function waitOutTrouble<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (databaseTrouble(error) === null) throw error;
    }
    await setTimeout(RETRY_MS, undefined, { signal, ref: false });
  }
}
