import { useStore } from 'zustand';
import { type Session, sessionStore } from './session-store';

/** Returns the session, and updates with it. */
export function useSession(): Session {
  return useStore(sessionStore);
}
