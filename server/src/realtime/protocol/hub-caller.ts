import type { Session } from '../../accounts/sessions';

/** The part of a client that a hub can see and use. */
export interface HubCaller {
  readonly id: string;
  readonly session: Session;
  /** The sender's name on the chat hub; '' before it has one. */
  name: string;
  /** Sends a counted record: an invocation or a completion. */
  send(record: string): void;
}
