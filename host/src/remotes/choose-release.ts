import { storage } from '@frontdesk/shared/app';

const KEY = 'ROLLOUT_SHARE';

/**
 * Of an entry with `rollout` (a percentage) and `previous` (the release of everybody else) the one that this browser
 * gets. Any other entry is returned as it is.
 */
export function chooseRelease(entry: unknown): unknown {
  const { rollout, previous } = (entry ?? {}) as { rollout?: number; previous?: unknown };
  return previous && !(browserShare() < Number(rollout)) ? previous : entry;
}

/** A random number from 0 to 100 that this browser keeps. One that stores nothing gets no release early. */
function browserShare(): number {
  const stored = storage.read(KEY);
  if (stored !== null) return Number(stored);
  const share = Math.random() * 100;
  return storage.write(KEY, String(share)) ? share : 100;
}
