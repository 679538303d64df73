import type { HubCaller } from './hub-caller';

/** Handles a call of a client, and may respond later; the client receives a thrown `HubError`. */
export type HubMethod = (caller: HubCaller, args: readonly unknown[]) => unknown;

/** What a hub does; the protocol determines how clients reach it. */
export interface Hub {
  readonly path: `/${string}`;
  readonly methods: Readonly<Record<string, HubMethod>>;
  /** Returns a refusal in the caller's language. Default: unchanged. */
  readonly translate?: (caller: HubCaller, sentence: string) => Promise<string>;
  /** Called when a client has connected. */
  readonly onOpened?: (connection: HubCaller) => void;
  /** Called when the connection has ended for good. */
  readonly onClosed?: (connection: HubCaller) => void;
}

/** A refusal with a message to show the user. */
export class HubError extends Error {
  override readonly name = 'HubError';
}
