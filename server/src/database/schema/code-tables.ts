import type { ColumnType, Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** A logo on an organization's codes, stored once. */
export interface QrLogosTable {
  organization_id: string;
  /** A hash of the image. */
  id: string;
  /** A PNG as a data URL. */
  image: string;
}

/** A code's style; a plain code has no row. */
export interface QrStylesTable {
  qr_id: string;
  /** JSON without the logo. */
  style: string;
  logo_id: string | null;
}

/** A style with a name. */
export interface QrPresetsTable {
  id: string;
  organization_id: string;
  name: string;
  style: string;
  logo_id: string | null;
}

export interface QrTagsTable {
  qr_id: string;
  /** The tag in lower case. */
  tag_key: string;
  tag: string;
}

/** PostgreSQL returns it as text. */
type Count = ColumnType<number | string, number, number>;

/** Every slug ever used. A slug without a short link belonged to a deleted code. */
export interface SlugsTable {
  slug: string;
  /** Grows with each change of the link's behavior. */
  version: Generated<number>;
  /** The time of the last such change, by the database's clock. */
  changed_at: Moment;
}

/** The short link of a QR code with a changeable destination. */
export interface ShortLinksTable {
  qr_id: string;
  slug: string;
  is_paused: Generated<Flag>;
  starts_at: Generated<Moment | null>;
  ends_at: Generated<Moment | null>;
  after_end_url: Generated<string | null>;
  /** JSON: a list of `LinkRule`. */
  rules: Generated<string | null>;
  /** The agent whose opening hours the rules use. */
  hours_agent_id: Generated<string | null>;
  ends_after: Generated<number | null>;
  /** Scans that count for `ends_after`. */
  counted: Generated<number>;
  password_hash: Generated<string | null>;
  /** When its destinations will be checked next; null means immediately. */
  check_at: Generated<Moment | null>;
  /** JSON: the addresses that cannot be reached; null if there are none. */
  unreachable: Generated<string | null>;
  /** What scans open in the meantime: 'page', 'agent', or null for the unreachable address itself. */
  fallback: Generated<string | null>;
  fallback_agent_id: Generated<string | null>;
  created_at: Moment;
}

/** The last check of an address that a code leads to. */
export interface LinkChecksTable {
  qr_id: string;
  address: string;
  /** Consecutive failures. */
  failures: number;
  failing_since: Moment | null;
  /** Whether any check has reached the address. */
  was_reached: Flag;
  /** Whether the owner requested the last check, so that its result is shown immediately. */
  was_asked: Flag;
  problem: string | null;
  checked_at: Moment;
}

/** A code's scans by rule, under a hash of the rule; '' for scans that matched no rule. */
export interface RuleCountsTable {
  qr_id: string;
  rule_id: string;
  scans: Count;
}

export interface ShortLinkChangesTable {
  id: string;
  qr_id: string;
  /** Null if an API key made the change, or once the account is deleted. */
  user_id: string | null;
  /** The name of that key. */
  key_name: Generated<string | null>;
  /** JSON: the code's type and its payload fields, or 'Settings' and the changed settings of the link. */
  content_before: string;
  content_after: string;
  created_at: Moment;
}

export interface ScanCountsTable {
  qr_id: string;
  /** When the hour began. */
  hour: Moment;
  /** A kind of device, or 'bot'. */
  device: string;
  visits: Count;
  scans: Count;
}

/** The totals of a code's counts, so that a long list loads fast. */
export interface ScanTotalsTable {
  qr_id: string;
  visits: Count;
  /** Excludes scans by bots. */
  scans: Count;
  bots: Count;
}

/** Who scanned which link within the last 30 minutes, as a hash that cannot be reversed without the day's salt. */
export interface ScanVisitorsTable {
  hash: string;
  seen_at: Moment;
}

/** A batch of scans that was written; its row is stored for as long as the instance may write the batch again. */
export interface ScanBatchesTable {
  id: string;
  written_at: Moment;
}

export interface ScanSaltsTable {
  /** In UTC: 2026-11-22. */
  day: string;
  salt: string;
}
