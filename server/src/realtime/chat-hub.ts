import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import type { Addressee, ChatElsewhere } from './chat-elsewhere';
import type { Connections } from './protocol/connections';
import { type Hub, HubError } from './protocol/hub';
import type { HubCaller } from './protocol/hub-caller';
import { encodeInvocation } from './protocol/message';

const WINDOW_MS = 1_000;

/** Limits each key to a number of calls per second. */
class Throttle {
  #counts = new Map<string, number>();
  #began = 0;

  constructor(
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  allows(key: string): boolean {
    const now = this.now();
    if (now - this.#began >= WINDOW_MS) {
      this.#counts.clear();
      this.#began = now;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.limit;
  }
}

const NAME_MAX = 200;
const TEXT_MAX = 20_000;
/** Enough for any conversation, and for the signals that many calls need. */
const MESSAGES_PER_SECOND = 2_000;

interface ChatHubOptions {
  readonly connections: Connections;
  /** The other instances; null if no others are possible. */
  readonly elsewhere: ChatElsewhere | null;
  readonly translate: Hub['translate'] & {};
  /** Called after somebody has joined, left or changed the name. */
  readonly onNamesChanged: (organizationId: string) => void;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Carries text and call signals between the people in an organization. Each connection has a name; messages to a name
 * reach every connection with that name, on any instance.
 */
export function createChatHub({ connections, elsewhere, translate, onNamesChanged, logFailure }: ChatHubOptions) {
  const throttle = new Throttle(MESSAGES_PER_SECOND);

  function send(target: string, caller: HubCaller, [peer, content]: readonly unknown[]): Promise<void> | undefined {
    const { organizationId } = caller.session;
    if (!throttle.allows(organizationId)) throw new HubError('Too many messages at once. Please wait a moment.');
    if (caller.name === '') throw new HubError('Please enter your name first.');
    const to = { organizationId, key: nameKey(readText(peer, NAME_MAX)) };
    const record = encodeInvocation(target, [caller.name, readText(content, TEXT_MAX)]);
    const isHere = deliver(to, record, caller);
    if (elsewhere) return elsewhere.send(to, record).then((isThere) => requireSomebody(isHere || isThere));
    requireSomebody(isHere);
  }

  /** Returns whether somebody on this instance has the name. */
  function deliver({ organizationId, key }: Addressee, record: string, caller?: HubCaller): boolean {
    let isHere = false;
    for (const connection of connections.of(hub, organizationId)) {
      if (connection === caller || nameKey(connection.name) !== key) continue;
      isHere = true;
      connection.send(record);
    }
    return isHere;
  }

  async function announce({ id, session: { organizationId }, name }: HubCaller): Promise<void> {
    await elsewhere?.announce(id, { organizationId, key: nameKey(name) }, name);
    onNamesChanged(organizationId);
  }

  const hub: Hub = {
    path: '/chatHub',
    translate,
    methods: {
      SetName(caller, [name]) {
        const read = readText(name, NAME_MAX).trim();
        caller.name = isBlank(read) ? '' : read;
        return announce(caller);
      },
      SendMessage(caller, [peer, text]) {
        if (isBlank(readText(text, TEXT_MAX))) throw new HubError('Please write a message first.');
        return send('ReceiveMessage', caller, [peer, text]);
      },
      SendSignal: (caller, args) => send('ReceiveSignal', caller, args),
    },
    onClosed(connection) {
      if (connection.name === '') return;
      connection.name = '';
      announce(connection).catch(logFailure);
    },
  };

  return {
    hub,
    deliver,
    /** Announces all names on this instance to the other instances. */
    announceAll() {
      for (const connection of connections.ofHub(hub)) {
        if (connection.name !== '') announce(connection).catch(logFailure);
      }
    },
  };
}

function requireSomebody(isThere: boolean): void {
  if (!isThere) throw new HubError('Nobody with this name is connected.');
}

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function readText(value: unknown, max: number): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : value;
  if (typeof text !== 'string') throw new HubError('This must be text.');
  if (text.length > max) throw new HubError(`This is too long: at most ${max} characters.`);
  return text;
}
