import { setTimeout } from 'node:timers/promises';
import { PATIENCE_MS } from '../../tooling/browser/patience';

const PAUSE_MS = 50;

/** Remaining time to wait, shared by all pages of a journey so that many faults do not exceed the time limit. */
let patience = PATIENCE_MS;

/** Reads the faults of a page until it has none, because it may still re-render. Returns those that remain. */
export async function lastingFaults(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found = await read();
  while (found.length > 0 && patience > 0) {
    const begun = performance.now();
    await setTimeout(PAUSE_MS);
    found = await read();
    patience -= performance.now() - begun;
  }
  return found;
}
