import { storage } from '@frontdesk/shared/app';

const KEY = 'ROLLOUT_SHARE';

/**
 * Chooses this browser's release from an entry with `rollout` (a percentage) and `previous` (the release for other
 * browsers). Returns any other entry unchanged.
 */
export function chooseRelease(entry: unknown): unknown {
  const { rollout, previous } = (entry ?? {}) as { rollout?: number; previous?: unknown };
  return previous && !(browserShare() < Number(rollout)) ? previous : entry;
}

/**
 * Returns this browser's stored random number from 0 to 100. A browser without storage gets 100, and so no release
 * early.
 */
function browserShare(): number {
  const stored = storage.read(KEY);
  if (stored !== null) return Number(stored);
  const share = Math.random() * 100;
  return storage.write(KEY, String(share)) ? share : 100;
}
