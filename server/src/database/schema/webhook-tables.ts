import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** Another system's address, which is called when certain events happen. */
export interface WebhooksTable {
  id: string;
  organization_id: string;
  address: string;
  /** JSON: the events that it receives. */
  events: string;
  /** Stored in plain text, because it signs every delivery. */
  secret: string;
  /** Also signs deliveries until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: Moment | null;
  is_on: Flag;
  /** Why the server turned it off; null if it did not. */
  off_reason: string | null;
  /** When the deliveries began to fail; null after a successful delivery. */
  failing_since: Moment | null;
  /** The name of the person who added it. */
  created_by: string;
  created_at: Moment;
}

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  /** The conversation that it quotes, and with which it is deleted. */
  conversation_row_id: string | null;
  /** The document that it names, and with which it is deleted. */
  document_row_id: Generated<string | null>;
  /** `webhook-id`: the same for all webhooks that get an event, and the same when it is sent again. */
  message_id: string;
  type: string;
  body: string;
  created_at: Moment;
  attempts: Generated<number>;
  /** Number of claims; distinguishes a claim from an earlier one. */
  claims: Generated<number>;
  /**
   * The time of the next attempt; while an instance delivers it, the end of its claim. Null once delivered or
   * abandoned.
   */
  next_attempt_at: Moment | null;
  tried_at: Generated<Moment | null>;
  delivered_at: Generated<Moment | null>;
  /** Why the last attempt failed. */
  problem: Generated<string | null>;
}

/** A code's scans that have not been delivered yet. The row stays until a minute after the last delivery. */
export interface WebhookScansTable {
  qr_id: string;
  scans: number;
  /** When the first of these scans was stored. */
  since: Moment;
  due_at: Moment;
}
