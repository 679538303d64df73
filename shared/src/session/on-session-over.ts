import { sessionStore } from './session-store';

/**
 * Calls `forget` when the person on this page leaves or changes: after a deliberate sign-out, or when somebody signs
 * in. Does not call it when a session expires, because the owner may sign in again in place.
 */
export function onSessionOver(forget: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    const hasLeft = now.token === null && before.token !== null && now.ended === 'signed-out';
    if (hasLeft || now.person !== before.person) forget();
  });
}
