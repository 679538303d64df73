import { isKnownAbsent } from '@frontdesk/shared/absent-hubs';
import { call, realtimeStore } from '@frontdesk/shared/app';
import { logout } from '@frontdesk/shared/endpoints/authentication';

/** Soon enough that a slow server is not reported to somebody who has left. */
const PATIENCE_MS = 8_000;

/**
 * Ends the session on the server too, while the page continues: logging out never waits and never fails. A server without
 * a hub is another's, which does not know this call.
 */
export function logOut(): void {
  // The page may have been opened just now, before it looked for the hub itself.
  if (realtimeStore.getState().status === 'Unavailable' || isKnownAbsent('/notificationHub')) return;
  call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
}
