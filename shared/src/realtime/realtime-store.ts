import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HubStatus } from './hub-status';

export interface Realtime {
  readonly status: HubStatus;
  /** Why there is no connection, as a sentence for the owner; null while there is nothing to say. */
  readonly problem: string | null;
}

/** The one connection to the notification hub. The host writes it; everybody reads it. */
export const realtimeStore = createStore<Realtime>(() => ({ status: 'Connecting', problem: null }));

/** The connection's state, kept current. */
export function useRealtime(): Realtime {
  return useStore(realtimeStore);
}
