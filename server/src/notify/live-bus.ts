import type { NotificationBus } from './notify';

/**
 * What happened in a conversation: something was stored, the conversation was deleted, its visitor is no longer waiting
 * for a person, or somebody is typing, which is never stored. Each event is small enough to be sent to the other
 * instances in full.
 */
export interface LiveEvent {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly kind: 'changed' | 'deleted' | 'wait-ended' | 'person-types' | 'visitor-types';
}

const FOR_PEOPLE: ReadonlySet<LiveEvent['kind']> = new Set(['deleted', 'wait-ended', 'visitor-types']);

type Listener = (kind: LiveEvent['kind']) => void;

/** Passes on what happens in conversations: to their visitors' streams and running replies here, and to other instances. */
export class LiveBus {
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Announces an event to the other instances; set only when there may be others. */
  announce: ((event: LiveEvent) => void) | null = null;
  /** Shows an organization's people that a visitor is typing or no longer waiting. */
  onVisitor: ((event: LiveEvent) => void) | null = null;

  constructor(private readonly bus: Pick<NotificationBus, 'changed'>) {}

  /** Calls `listener` with every event in a conversation, on whichever instance. Returns a function that stops this. */
  follow(conversationId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(conversationId) ?? new Set();
    this.#listeners.set(conversationId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(conversationId);
    };
  }

  /** Passes on an event from this instance after it is stored. Open screens refresh what changed. */
  publish(event: LiveEvent): void {
    this.deliver(event);
    this.announce?.(event);
    if (event.kind === 'changed') this.bus.changed(event.organizationId, 'chat');
  }

  /** Makes all listeners here check again after a period in which other instances' events may have been lost. */
  catchUp(): void {
    for (const listeners of [...this.#listeners.values()]) for (const listener of [...listeners]) listener('changed');
  }

  /** Passes on an event from any instance to the listeners here. */
  deliver(event: LiveEvent): void {
    for (const listener of [...(this.#listeners.get(event.conversationId) ?? [])]) listener(event.kind);
    if (FOR_PEOPLE.has(event.kind)) this.onVisitor?.(event);
  }
}
