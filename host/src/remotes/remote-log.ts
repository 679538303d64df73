import { create } from 'zustand';
import type { LoadFailure } from './load-failure';

/** What happened to a remote since this page was opened. */
export interface RemoteRecord {
  readonly state: 'loading' | 'ready' | 'failed';
  /** How long its first page took to arrive. */
  readonly loadMs?: number;
  readonly lastFailure?: LoadFailure;
}

/** By name, for the health page. A remote that nobody asked for yet is not in it. */
export const useRemoteLog = create<Readonly<Record<string, RemoteRecord>>>(() => ({}));

/** Adds to what is known of a remote. */
export function noteRemote(name: string, change: RemoteRecord): void {
  useRemoteLog.setState((log) => ({ [name]: { ...log[name], ...change } }));
}
