import type { HubCaller } from './hub-caller';

/** Handles a call of a client, and may respond later; the client receives a thrown `HubError`. */
export type HubMethod = (caller: HubCaller, args: readonly unknown[]) => unknown;

/** The meaning of a hub. The protocol handles how clients reach it. */
export interface Hub {
  readonly path: `/${string}`;
  readonly methods: Readonly<Record<string, HubMethod>>;
  /** Called when the connection has ended for good. */
  readonly onClosed?: (connection: HubCaller) => void;
}

/** A refusal with a message for the person. */
export class HubError extends Error {
  override readonly name = 'HubError';
}
