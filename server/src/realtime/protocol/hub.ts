import type { HubConnection } from './hub-connection';

/** Called with whatever a client sent, and may answer later; what it throws as `HubError` the client is told. */
export type HubMethod = (caller: HubConnection, args: readonly unknown[]) => unknown;

/** What a hub means. How clients reach it is the protocol's business. */
export interface Hub {
  readonly path: `/${string}`;
  readonly methods: Readonly<Record<string, HubMethod>>;
  /** The connection is gone for good. */
  readonly onClosed?: (connection: HubConnection) => void;
}

/** A refusal in words for the person. */
export class HubError extends Error {
  override readonly name = 'HubError';
}
