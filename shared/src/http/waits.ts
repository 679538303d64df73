import type { Endpoint } from '../endpoints/endpoint';
import { onSessionOver } from '../session/on-session-over';
import type { ApiError } from './api-error';

/** What a server refused and asked us not to repeat for a while. */
export interface Wait {
  readonly path: string;
  readonly ms: number;
  readonly error: ApiError;
}

/** The waits under way by path; `until` counts on the page's own clock. */
const waits = new Map<string, { readonly until: number; readonly error: ApiError }>();
onSessionOver(() => waits.clear());

let share: ((wait: Wait) => void) | null = null;

/** For the host alone: calls `listener` with every wait that a server asks this tab for. */
export function onWait(listener: ((wait: Wait) => void) | null): void {
  share = listener;
}

/** Notes a wait that a server asked another tab of this browser for. */
export function takeWait({ path, ms, error }: Wait): void {
  waits.set(path, { until: performance.now() + ms, error });
}

/** Notes that a server refused a call and asked to wait for `ms`. Only reading calls and hubs wait. */
export function noteWait({ method, path }: Pick<Endpoint, 'method' | 'path'>, error: ApiError, ms: number): void {
  if (method !== 'GET') return;
  takeWait({ path, ms, error });
  share?.({ path, ms, error });
}

/** Ends the wait for `path` early: the server has answered meanwhile. */
export function endWait(path: string): void {
  waits.delete(path);
}

/** How long the server that answers at `path` asked us to wait from now on, in milliseconds; 0 when it did not. */
export function waitMs(path: string): number {
  return Math.max(0, (waits.get(path)?.until ?? 0) - performance.now());
}

/**
 * Throws the server's refusal again while its `Retry-After` lasts. Only reading calls wait, because the dashboard
 * repeats those by itself; a person who presses a button is answered by the server.
 */
export function throwWhileWaiting({ method, path }: Endpoint): void {
  const wait = waits.get(path);
  if (method === 'GET' && wait && waitMs(path) > 0) throw wait.error;
}
