/** A notification as the hub pushed it, whatever shape the server gave it. */
export interface LiveNotification {
  /** '' when the server sent only a text. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

type Listener = (notification: LiveNotification) => void;

const listeners = new Set<Listener>();

/** Hears every notification that arrives from now on, each once. Answers the function that ends it. */
export function onLiveNotification(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the host alone: passes a notification on to whoever listens. */
export function announceNotification(notification: LiveNotification): void {
  for (const listener of listeners) listener(notification);
}
