import { create } from 'zustand';
import { useRegistry } from '../remotes/registry/registry-store';
import { isNewReleaseReady } from './check-release';

/** Minimum time between two checks, unless something failed. */
const LOOK_PAUSE_MS = 15_000;

/** Whether a release newer than this tab's is complete on the server. Never becomes false again. */
export const useRelease = create<{ readonly isNewReady: boolean }>(() => ({ isNewReady: false }));

let lookedAt = Number.NEGATIVE_INFINITY;

/** Looks for a newer release; `isUrgent` ignores the pause between checks. Does nothing on development servers. */
export async function lookForRelease(isUrgent = false): Promise<void> {
  const { opened } = useRegistry.getState();
  if (process.env['NODE_ENV'] === 'development' || useRelease.getState().isNewReady || opened === null) return;
  if (!isUrgent && performance.now() - lookedAt < LOOK_PAUSE_MS) return;
  lookedAt = performance.now();
  if (await isNewReleaseReady(opened.remotes)) useRelease.setState({ isNewReady: true });
}
