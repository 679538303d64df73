import { dropEarlyAnswers } from '../http/early-answers';
/** A notification as the hub pushed it, whatever shape the server gave it. */
export interface LiveNotification {
  /** '' when the server sent only a text. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

type Listener = (notification: LiveNotification) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with every notification from now on. Returns a function that stops it. */
export function onLiveNotification(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a notification on to all listeners. Only for the host. */
export function announceNotification(notification: LiveNotification): void {
  dropEarlyAnswers();
  for (const listener of listeners) listener(notification);
}
