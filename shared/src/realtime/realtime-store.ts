import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HubStatus } from './hub-status';

export interface Realtime {
  readonly status: HubStatus;
  /** Why there is no connection, as a sentence for the owner; null without a reason to show. */
  readonly problem: string | null;
}

/** The status of the only connection to the notification hub. Written by the host, read by all. */
export const realtimeStore = createStore<Realtime>(() => ({ status: 'Connecting', problem: null }));

/** Returns the connection's state, and updates with it. */
export function useRealtime(): Realtime {
  return useStore(realtimeStore);
}
