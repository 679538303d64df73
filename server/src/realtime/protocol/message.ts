/** The JSON hub protocol, versions 1 and 2: JSON records, each ended by one character. */
export const MESSAGE_TYPE = {
  invocation: 1,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** A client's message; only its type has been checked. */
export interface ClientMessage {
  readonly type: number;
  readonly [field: string]: unknown;
}

/** Means that a client sent unreadable data; its connection is closed. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

const RECORD_END = '\x1e';
/** The longest allowed message from a client, in characters. */
const RECORD_MAX = 64_000;

export function encode(message: object): string {
  return JSON.stringify(message) + RECORD_END;
}

export const PING = encode({ type: MESSAGE_TYPE.ping });
export const HANDSHAKE_DONE = encode({});

export function encodeInvocation(target: string, args: readonly unknown[]): string {
  return encode({ type: MESSAGE_TYPE.invocation, target, arguments: args });
}

/** Splits a frame or body into records; clients never split a record across two of them. */
export function splitRecords(data: string): string[] {
  if (!data.endsWith(RECORD_END)) throw new ProtocolError('The message is incomplete.');
  const records = data.slice(0, -1).split(RECORD_END);
  if (records.some((record) => record.length > RECORD_MAX)) throw new ProtocolError('The message is too long.');
  return records;
}

export function parseMessage(record: string): ClientMessage {
  const { type, ...fields } = parseObject(record);
  if (!Number.isInteger(type)) throw new ProtocolError('The message has no type.');
  return { ...fields, type: type as number };
}

export function parseObject(record: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(record);
  } catch {
    throw new ProtocolError('The message is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError('The message is not an object.');
  }
  return value as Record<string, unknown>;
}

/**
 * Returns whether both sides count the message, so that both know what is missing when the connection is resumed. Pings
 * do not count.
 */
export function isCounted(type: number): boolean {
  return type >= MESSAGE_TYPE.invocation && type <= MESSAGE_TYPE.cancelInvocation;
}
