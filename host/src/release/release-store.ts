import { create } from 'zustand';
import { useRegistry } from '../remotes/registry-store';
import { isNewReleaseReady } from './check-release';

/** Two looks at the server are at least this far apart, unless something failed. */
const LOOK_PAUSE_MS = 15_000;

/** Whether a newer release than this tab's is there, whole. Once true it stays. */
export const useRelease = create<{ readonly isNewReady: boolean }>(() => ({ isNewReady: false }));

let lookedAt = Number.NEGATIVE_INFINITY;

/** Looks for a newer release; `isUrgent` even if somebody looked a moment ago. Development servers have none. */
export async function lookForRelease(isUrgent = false): Promise<void> {
  const { opened } = useRegistry.getState();
  if (process.env['NODE_ENV'] === 'development' || useRelease.getState().isNewReady || opened === null) return;
  if (!isUrgent && performance.now() - lookedAt < LOOK_PAUSE_MS) return;
  lookedAt = performance.now();
  if (await isNewReleaseReady(opened.remotes)) useRelease.setState({ isNewReady: true });
}
