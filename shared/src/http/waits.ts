import type { Endpoint } from '../endpoints/endpoint';
import * as words from '../messages/waits';
import { onSessionOver } from '../session/session-store';
import { ApiError } from './api-error';

/** An address (path and query) for which the server asked clients to wait before they call it again. */
export interface Wait {
  readonly path: string;
  readonly ms: number;
  readonly error: ApiError;
}

/** Identifies a call by its method and address; identifies a hub by its path. */
type Waiting = Pick<Endpoint, 'method'> & Pick<Wait, 'path'>;

/** Current waits by address; `until` is a time on the page's own clock. */
const waits = new Map<string, { readonly until: number; readonly error: ApiError }>();
onSessionOver(() => waits.clear());

let share: ((wait: Wait) => void) | null = null;

/** Calls `listener` for every wait that a server requires of this tab. Only for the host. */
export function onWait(listener: ((wait: Wait) => void) | null): void {
  share = listener;
}

/** Applies a wait that a server required of another tab of this browser. */
export function takeWait({ path, ms, error }: Wait): void {
  waits.set(path, { until: performance.now() + ms, error });
}

/** Starts a wait of `ms` after a refused call. Only reading calls and hubs wait. */
export function noteWait({ method, path }: Waiting, error: ApiError, ms: number): void {
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
 * Throws the server's refusal again until its `Retry-After` has passed. Only reading calls wait, because the dashboard
 * repeats them automatically; a user who presses a button gets the server's answer.
 */
export function throwWhileWaiting({ method, path }: Waiting): void {
  const error = waits.get(path)?.error;
  const ms = waitMs(path);
  if (method !== 'GET' || !error || ms === 0) return;
  const { kind, message, status, body, messages } = error;
  throw new ApiError(kind, messages.length > 0 ? message : busyFor(ms), status, body, messages);
}

/** The message for a refusal that lasts another `ms` milliseconds and came without a text from the server. */
export function busyFor(ms: number): string {
  return words.busy(inWords(ms));
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return seconds === 1 ? words.aSecond : words.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? words.minutes(minutes) : words.hours(Math.ceil(minutes / 60));
}
