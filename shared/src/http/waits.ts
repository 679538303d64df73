import type { Endpoint } from '../endpoints/endpoint';
import { onSessionOver } from '../session/on-session-over';
import type { ApiError } from './api-error';

/** A path whose calls the server asked clients not to repeat for a while. */
export interface Wait {
  readonly path: string;
  readonly ms: number;
  readonly error: ApiError;
}

/** Current waits by path; `until` is a time of the page's own clock. */
const waits = new Map<string, { readonly until: number; readonly error: ApiError }>();
onSessionOver(() => waits.clear());

let share: ((wait: Wait) => void) | null = null;

/** Calls `listener` with every wait that a server requires of this tab. Only for the host. */
export function onWait(listener: ((wait: Wait) => void) | null): void {
  share = listener;
}

/** Applies a wait that a server required of another tab of this browser. */
export function takeWait({ path, ms, error }: Wait): void {
  waits.set(path, { until: performance.now() + ms, error });
}

/** Starts a wait of `ms` after a refused call. Only reading calls and hubs wait. */
export function noteWait({ method, path }: Pick<Endpoint, 'method' | 'path'>, error: ApiError, ms: number): void {
  if (method !== 'GET') return;
  takeWait({ path, ms, error });
  share?.({ path, ms, error });
}

/** Ends the wait for `path` early, because the server has answered. */
export function endWait(path: string): void {
  waits.delete(path);
}

/** Returns the remaining wait for `path` in milliseconds; 0 without one. */
export function waitMs(path: string): number {
  return Math.max(0, (waits.get(path)?.until ?? 0) - performance.now());
}

/**
 * Throws the server's refusal again while its `Retry-After` lasts. Only reading calls wait, because the dashboard
 * repeats those by itself; the server answers a person who presses a button.
 */
export function throwWhileWaiting({ method, path }: Endpoint): void {
  const wait = waits.get(path);
  if (method === 'GET' && wait && waitMs(path) > 0) throw wait.error;
}
