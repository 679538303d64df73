import type { Endpoint } from '../endpoints/endpoint';
import { onSessionOver } from '../session/on-session-over';
import type { ApiError } from './api-error';

interface Wait {
  readonly until: number;
  readonly error: ApiError;
}

/** Reading calls that a server asked us not to repeat for a while, by path. */
const waits = new Map<string, Wait>();
onSessionOver(() => waits.clear());

/** Notes that a server refused `endpoint` and asked to wait for `ms`. */
export function noteWait(endpoint: Endpoint, error: ApiError, ms: number): void {
  if (endpoint.method === 'GET') waits.set(endpoint.path, { until: performance.now() + ms, error });
}

/**
 * Throws the server's refusal again while the wait it asked for lasts. Only reading calls wait, because the dashboard
 * repeats those by itself; a person who presses a button is answered by the server.
 */
export function throwWhileWaiting(endpoint: Endpoint): void {
  const wait = waits.get(endpoint.path);
  if (endpoint.method !== 'GET' || !wait) return;
  if (performance.now() < wait.until) throw wait.error;
  waits.delete(endpoint.path);
}
