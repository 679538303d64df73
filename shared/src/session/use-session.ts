import { useStore } from 'zustand';
import { type Session, sessionStore } from './session-store';

/** The session, kept current. */
export function useSession(): Session {
  return useStore(sessionStore);
}
