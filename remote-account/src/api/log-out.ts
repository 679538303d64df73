import { isKnownAbsent } from '@frontdesk/shared/absent-hubs';
import { call, realtimeStore } from '@frontdesk/shared/app';
import { logout } from '@frontdesk/shared/endpoints/authentication';
import { beforeLogIn } from './log-in';

/** Shorter than the delay after which a server is reported as slow, because the user has already left. */
const PATIENCE_MS = 8_000;

/**
 * Also ends the session on the server, while the page continues: logging out never waits and never fails. Does nothing
 * for a server without a hub, which also lacks this call.
 */
export function logOut(): void {
  // The page may have just opened, and may not have tried the hub itself yet.
  if (realtimeStore.getState().status === 'Unavailable' || isKnownAbsent('/notificationHub')) return;
  beforeLogIn(call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined));
}
