import type { Connections } from './protocol/connections';
import { type Hub, HubError } from './protocol/hub';
import type { HubConnection } from './protocol/hub-connection';
import { encodeInvocation } from './protocol/message';
import { Throttle } from './throttle';

const NAME_MAX = 200;
const TEXT_MAX = 20_000;
/** Enough for any conversation and for the signals of many calls. */
const MESSAGES_PER_SECOND = 2_000;

/**
 * Carries text and call signals between people of one organization. A name belongs to a connection;
 * what is sent to a name reaches every connection that has it.
 */
export function createChatHub(connections: () => Connections): Hub {
  const throttle = new Throttle(MESSAGES_PER_SECOND);

  function send(target: string, caller: HubConnection, [peer, content]: readonly unknown[]): void {
    const { organizationId } = caller.session;
    if (!throttle.allows(organizationId)) throw new HubError('Too many messages at once. Please wait a moment.');
    if (caller.name === '') throw new HubError('Please enter your name first.');
    const key = nameKey(readText(peer, NAME_MAX));
    const record = encodeInvocation(target, [caller.name, readText(content, TEXT_MAX)]);
    let isThere = false;
    for (const connection of connections().of(hub, organizationId)) {
      if (connection === caller || nameKey(connection.name) !== key) continue;
      isThere = true;
      connection.send(record);
    }
    if (!isThere) throw new HubError('Nobody with this name is connected.');
  }

  const hub: Hub = {
    path: '/chatHub',
    methods: {
      SetName(caller, [name]) {
        caller.name = readText(name, NAME_MAX).trim();
      },
      SendMessage: (caller, args) => send('ReceiveMessage', caller, args),
      SendSignal: (caller, args) => send('ReceiveSignal', caller, args),
    },
  };
  return hub;
}

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function readText(value: unknown, max: number): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : value;
  if (typeof text !== 'string') throw new HubError('This must be a text.');
  if (text.length > max) throw new HubError(`This is too long: at most ${max} characters.`);
  return text;
}
