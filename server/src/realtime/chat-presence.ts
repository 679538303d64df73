import type { ChatElsewhere } from './chat-elsewhere';
import type { HubCaller } from './protocol/hub-caller';
import { encodeInvocation } from './protocol/message';

/** Changes within this time are pushed together. */
const COLLECT_MS = 100;
/** Nobody would look for a name in a list longer than this. */
const LISTED_MAX = 200;

interface ChatPresenceOptions {
  /** The chat connections of an organization on this instance. */
  readonly connectionsOf: (organizationId: string) => Iterable<HubCaller>;
  /** The other instances; null if no others are possible. */
  readonly elsewhere: ChatElsewhere | null;
  /** Makes the other instances push their lists again. */
  readonly tellOthers: (organizationId: string) => void;
  readonly logFailure: (failure: unknown) => void;
}

/** Shows everybody in an organization's chat who is present, after each change. */
export class ChatPresence {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Pushes that are waiting for the database, by organization. */
  readonly #pushes = new Map<string, Promise<void>>();

  constructor(private readonly options: ChatPresenceOptions) {}

  /** Call it after somebody on this instance has joined, left or changed the name. */
  changed(organizationId: string): void {
    this.options.tellOthers(organizationId);
    this.refresh(organizationId);
  }

  /** Pushes the list to everybody connected here. */
  refresh(organizationId: string): void {
    if (this.#timers.has(organizationId)) return;
    const push = () => {
      this.#timers.delete(organizationId);
      this.#pushInTurn(organizationId);
    };
    this.#timers.set(organizationId, setTimeout(push, COLLECT_MS).unref());
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Each list is read after the previous one was sent, so that an older list never replaces a newer one. */
  #pushInTurn(organizationId: string): void {
    const before = this.#pushes.get(organizationId) ?? Promise.resolve();
    const push = before
      .then(() => this.#push(organizationId))
      .catch(this.options.logFailure)
      .finally(() => {
        if (this.#pushes.get(organizationId) === push) this.#pushes.delete(organizationId);
      });
    this.#pushes.set(organizationId, push);
  }

  async #push(organizationId: string): Promise<void> {
    const named = [...this.options.connectionsOf(organizationId)].filter(({ name }) => name !== '');
    if (named.length === 0) return;
    const { elsewhere } = this.options;
    const names = elsewhere ? await elsewhere.names(organizationId, LISTED_MAX) : named.map(({ name }) => name);
    const record = encodeInvocation('ReceivePresence', [sortedOnce(names).slice(0, LISTED_MAX)]);
    for (const connection of named) connection.send(record);
  }
}

/** Sorts names and removes duplicates, because a person's tabs share a name. */
function sortedOnce(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byKey.values()].sort((one, other) => one.localeCompare(other, 'en'));
}
