import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { Role } from '@frontdesk/shared/endpoints/people';
import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** An email that has not been sent yet. */
export interface MailsTable {
  id: string;
  to_name: string;
  to_address: string;
  subject: string;
  text: string;
  created_at: Moment;
  expires_at: Moment;
  next_attempt_at: Moment;
  attempts: Generated<number>;
  /** The account or invitation that it is about, and with which it is deleted. */
  user_id: string | null;
  invitation_id: string | null;
  /** The reply to a visitor that this email delivers, or the conversation that it is about. */
  message_id: Generated<string | null>;
  conversation_row_id: Generated<string | null>;
  /** The organization whose conversations it sums up. */
  summary_of: Generated<string | null>;
  /** The sender's name; null for the product's name. */
  from_name: Generated<string | null>;
  reply_to_name: Generated<string | null>;
  reply_to_address: Generated<string | null>;
  /** A link with which the recipient can stop such emails. */
  stop_link: Generated<string | null>;
}

export interface OrganizationsTable {
  id: string;
  name: string;
  created_at: Moment;
  /** Milliseconds since 1970: documents of the organization with the smallest number are read next. */
  reading_due: Generated<number>;
  /** The same for passages that have no embedding yet. */
  embedding_due: Generated<number>;
  crawling_due: Generated<number>;
  /** Days without a message after which a conversation is deleted; null if none is ever deleted. */
  conversation_days: Generated<number | null>;
}

export interface UsersTable {
  id: string;
  organization_id: string;
  email: string;
  /** The email in lower case, which is unique. */
  email_key: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  created_at: Moment;
  role: Generated<Role>;
  /** When this person last chose a password through a link that was mailed to this email; null if never. */
  email_proved_at: Generated<Moment | null>;
  /** One of the dashboard's languages; null while it is unknown. */
  language: Generated<DashboardLanguage | null>;
}

export interface SessionsTable {
  /** The token's `jti`. A token without a row is invalid. */
  id: string;
  user_id: string;
  expires_at: Moment;
  /** These are null in sessions that began before such times were stored. */
  created_at: Moment | null;
  last_used_at: Moment | null;
  /** When the password was last entered in the session. */
  authenticated_at: Moment | null;
  /** The browser in plain words: 'Firefox on Linux'. */
  browser: string | null;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

/** A new email that takes effect when its owner opens the link in the mail. */
export interface EmailChangesTable {
  user_id: string;
  email: string;
  token_hash: string;
  expires_at: Moment;
  /** The session that requested it. */
  session_id: string | null;
}

/** A person who was invited to an organization and has not joined it yet. */
export interface InvitationsTable {
  id: string;
  organization_id: string;
  email: string;
  email_key: string;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
}

/** The contents of an organization's demonstration. */
export interface DemonstrationsTable {
  organization_id: string;
  /** JSON: ids of the contents (demonstration-contents.ts). */
  contents: string;
  /** The end of the lease of the server that fills it. */
  filling_until: Moment | null;
  /** 1 if it must be removed although it is still being filled. */
  is_unwanted: Generated<Flag>;
  created_at: Moment;
}

/** A key with which scripts make calls for an organization. */
export interface ApiKeysTable {
  id: string;
  organization_id: string;
  name: string;
  /** JSON: the list of its scopes. */
  scopes: string;
  /** Its first characters. */
  start: string;
  key_hash: string;
  /** The name of the user. */
  created_by: string;
  created_at: Moment;
  last_used_at: Moment | null;
  expires_at: Moment | null;
}
