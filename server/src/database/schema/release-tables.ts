import type { Moment } from './column-types';

/** A token that can publish releases of one remote. */
export interface ReleaseTokensTable {
  id: string;
  remote: string;
  /** The name that its operator gave it; empty for a token created before tokens had names. */
  name: string;
  /** The token's first characters. */
  start: string;
  token_hash: string;
  /** The email of the operator. */
  created_by: string;
  created_at: Moment;
  last_used_at: Moment | null;
  /** Null if it does not expire. */
  expires_at: Moment | null;
}

/** An action on releases. */
export interface ReleaseActionsTable {
  id: string;
  at: Moment;
  /** An email, the start of a token, or the site itself. */
  actor: string;
  remote: string;
  text: string;
}

/** A rollout that the site ends automatically when the new release fails more often. */
export interface WatchedRolloutsTable {
  remote: string;
  /** The time when it began, according to the registry. */
  since: string;
  version: string;
  previous_version: string;
  halted_at: Moment | null;
  reason: string | null;
}

/** The reports about a watched rollout's two releases from browsers that opened the site in the meantime. */
export interface RolloutCountsTable {
  remote: string;
  since: string;
  version: string;
  /** `loads`, `failures`, `crashes` or `errors`. */
  field: string;
  count: number;
}
