import type { ConversationOutcome, Feedback, ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Role } from '@frontdesk/shared/endpoints/people';
import type { ColumnType, Generated } from 'kysely';

/*
 * One description for both databases, so only types that both share: text, integer, and for moments
 * ISO 8601 text in UTC, which sorts as time does. Flags are 0 or 1.
 */

export type Flag = 0 | 1;
/** A moment, as `new Date().toISOString()` writes it. */
export type Moment = string;

/** Higher after each change of the row than any revision before; PostgreSQL answers it as text. */
type Revision = ColumnType<number | string, never, never>;

/** libsql answers an ArrayBuffer, pg a Buffer. */
type Bytes = ColumnType<ArrayBuffer | Buffer | null, Buffer | null, Buffer | null>;

/** A mail that has not left yet. */
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
  /** The account or the invitation that it is about, with which it is deleted. Null in mails of earlier releases. */
  user_id: string | null;
  invitation_id: string | null;
  /** The reply to a visitor that it carries, or the conversation that it reports. */
  message_id: Generated<string | null>;
  conversation_row_id: Generated<string | null>;
  reply_to_name: Generated<string | null>;
  reply_to_address: Generated<string | null>;
  /** Where the recipient can stop such mails. */
  stop_link: Generated<string | null>;
}

export interface OrganizationsTable {
  id: string;
  name: string;
  created_at: Moment;
  /** Milliseconds since 1970: whose documents are read next, the smallest first. */
  reading_due: Generated<number>;
  /** The same for passages that wait for their embedding. */
  embedding_due: Generated<number>;
  /** After how many days without a message a conversation is deleted; null for never. */
  conversation_days: Generated<number | null>;
}

export interface UsersTable {
  id: string;
  organization_id: string;
  email: string;
  /** The email in lower case: what makes it unique. */
  email_key: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  created_at: Moment;
  role: Generated<Role>;
}

export interface SessionsTable {
  /** The token's `jti`. A token whose row is gone is no longer valid. */
  id: string;
  user_id: string;
  expires_at: Moment;
  /** All null in sessions that began before they were noted. */
  created_at: Moment | null;
  last_used_at: Moment | null;
  /** When the password was last given in it. */
  authenticated_at: Moment | null;
  /** In plain words: 'Firefox on Linux'. */
  browser: string | null;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

/** A new email that waits until its owner opens the link in the mail to it. */
export interface EmailChangesTable {
  user_id: string;
  email: string;
  token_hash: string;
  expires_at: Moment;
  /** The session that asked for it. Null when an earlier release stored it. */
  session_id: string | null;
}

/** Somebody who was invited into an organization and has not joined. */
export interface InvitationsTable {
  id: string;
  organization_id: string;
  email: string;
  email_key: string;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface AgentsTable {
  id: string;
  organization_id: string;
  name: string;
  description: string;
  configuration: string;
  model_name: string;
  bot_type_id: string | null;
  enabled: Flag;
  client_id: string | null;
  client_secret_hash: string | null;
  client_is_active: Flag;
  template_id: string | null;
  template_content: string | null;
  /** JSON: the origins whose pages may talk to the agent; null for any. */
  allowed_sites: string | null;
  /** JSON: questions that the chat offers as buttons; null for none. */
  starter_questions: Generated<string | null>;
  offers_person: Generated<Flag>;
  shows_sources: Generated<Flag>;
  privacy_url: Generated<string | null>;
  /** Grows with each change of the owner's answers; 0 while there are none. */
  answers_version: Generated<number>;
  created_at: Moment;
  revision: Revision;
}

export interface DocumentsTable {
  /** Ours, and the only part of a document that ever becomes a file name. */
  id: string;
  organization_id: string;
  agent_id: string;
  /** The browser's, unique within the organization. */
  document_id: string;
  name: string;
  type: number;
  status: number;
  error: string | null;
  size: number;
  sha256: string;
  /** How often its reader died; a document that kills it each time is given up. */
  attempts: Generated<number>;
  /** How often it was claimed without a result; tells a claim from an earlier one. */
  claims: Generated<number>;
  /** While status is 1: until when the worker that took it may be believed alive. */
  lease_until: Moment | null;
  created_at: Moment;
  changed_at: Moment;
  revision: Revision;
}

/** Only on PostgreSQL; beside SQLite the bytes are files. */
export interface DocumentFilesTable {
  id: string;
  bytes: Buffer;
}

export interface PassagesTable {
  id: Generated<number>;
  document_row_id: string;
  agent_id: string;
  position: number;
  /** The headings above the passage, outermost first, joined by ' > '. */
  heading: string;
  text: string;
  /** The stemmed words of heading and text, separated by spaces: what is searched. */
  terms: ColumnType<string, string, never>;
  /** What it means as a whole; null until somebody had the time to find that out. */
  embedding: Bytes;
  /** What each of its sentences means, one after the other. */
  sentence_embeddings: Bytes;
  /** Until when an instance embeds it; null while none does. */
  embedding_lease_until: Generated<Moment | null>;
}

export interface ConversationsTable {
  id: string;
  organization_id: string;
  /** The agent may be deleted; then `former_agents` knows its name. */
  agent_id: string;
  /** The visitor's browser's, unique within the agent. */
  conversation_id: string;
  /** Origin of the page with the chat; null when no browser named it. */
  site: string | null;
  visitor_name: Generated<string>;
  /** A random id that the visitor's browser remembers. */
  visitor_id: string | null;
  /** What the visitor left in 'Talk to a person'. */
  contact_name: Generated<string | null>;
  contact_email: Generated<string | null>;
  contact_email_key: Generated<string | null>;
  contact_message: Generated<string | null>;
  contacted_at: Generated<Moment | null>;
  /** Its beginning. */
  first_question: Generated<string>;
  messages: Generated<number>;
  /** Replies in a row, up to the last one, that did not answer. */
  misses: Generated<number>;
  /** These two are null until something was said. */
  last_activity: Generated<Moment | null>;
  /** The same as a number by which the list is ordered; PostgreSQL answers it as text. */
  activity: ColumnType<number | string | null, number | undefined, number>;
  outcome: Generated<ConversationOutcome | null>;
  helpful: Generated<number>;
  not_helpful: Generated<number>;
  done_at: Generated<Moment | null>;
  /** The words of all its messages, each once, separated by spaces: what is searched. */
  terms: Generated<string>;
  created_at: Moment;
}

export interface ParticipantsTable {
  id: string;
  conversation_row_id: string;
  user_name: string;
  created_at: Moment;
}

export interface MessagesTable {
  id: string;
  conversation_row_id: string;
  /** From 0, without gaps. */
  position: number;
  sender: 'visitor' | 'agent' | 'owner';
  /** The visitor's. */
  participant_id: Generated<string | null>;
  text: string;
  /** JSON: what the agent's answer rests on. */
  sources: Generated<string | null>;
  /** JSON: what comes nearest to a question that was not answered. */
  nearest: Generated<string | null>;
  /** These two only where the agent replied. */
  outcome: Generated<ReplyOutcome | null>;
  feedback: Generated<Feedback | null>;
  /** Only where the owner replied by mail. */
  delivery: Generated<'waiting' | 'sent' | 'failed' | null>;
  created_at: Moment;
}

/** Names of deleted agents whose conversations remain. */
export interface FormerAgentsTable {
  id: string;
  organization_id: string;
  name: string;
}

/** How often something happened on a day in UTC, such as 'questions' (daily-counts.ts). Holds nothing about visitors. */
export interface DailyCountsTable {
  organization_id: string;
  day: string;
  agent_id: string;
  name: string;
  count: number;
}

/** Questions of one meaning that an agent did not answer. */
export interface QuestionGroupsTable {
  id: string;
  organization_id: string;
  agent_id: string;
  count: number;
  last_asked: Moment;
  is_dismissed: Generated<Flag>;
  /** JSON: the passage that came nearest. */
  nearest: string | null;
  /** Where it was asked last; null once that was deleted. */
  conversation_row_id: string | null;
  /** What its wordings mean together; null while nothing could embed them. */
  embedding: Bytes;
}

/** One wording of a group's question. */
export interface QuestionWordingsTable {
  id: string;
  group_id: string;
  agent_id: string;
  /** Its stemmed words: wordings with equal ones are the same. */
  key: string;
  text: string;
  count: number;
  last_asked: Moment;
  /** The visitor, or the conversation of a nameless one, as long as nobody else asked in these words. */
  asker: string | null;
  embedding: Bytes;
}

/** An answer that the owner wrote. */
export interface AnswersTable {
  id: string;
  organization_id: string;
  agent_id: string;
  question: string;
  answer: string;
  created_at: Moment;
  changed_at: Moment;
}

/** The question of an answer, or another wording of it. */
export interface AnswerWordingsTable {
  id: string;
  answer_id: string;
  agent_id: string;
  key: string;
  text: string;
  is_question: Flag;
  asker: string | null;
  /** Null until somebody had the time to find out. */
  embedding: Bytes;
}

/** When somebody gets mail about conversations; without a row never. */
export interface MailAlertsTable {
  user_id: string;
  mail: MailAlerts;
  /** Where links in the mails lead. */
  origin: string;
  /** The day in UTC of the last summary. */
  summarized_on: string;
}

export interface QrCodesTable {
  id: string;
  organization_id: string;
  name: string;
  type: string;
  payload: string;
  created_at: Moment;
  revision: Revision;
}

export interface NotificationsTable {
  id: string;
  organization_id: string;
  title: string;
  message: string;
  created_at: Moment;
  read_at: Moment | null;
  /** Null for those that were written before notifications had one. */
  subject: NotificationSubject | null;
  /** The page that it is about, as a path. */
  link: Generated<string | null>;
  revision: Revision;
}

/** Only on PostgreSQL with several instances: who of the chat hub is connected to which. */
export interface HubNamesTable {
  connection_id: string;
  instance: string;
  organization_id: string;
  name_key: string;
  /** As it was typed. */
  name: Generated<string>;
}

/** What one instance has for people who are connected to another; kept until it was fetched. */
export interface HubMessagesTable {
  id: string;
  organization_id: string;
  name_key: string;
  record: string;
  created_at: Moment;
}

/** Only on PostgreSQL: what was counted against a limit. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  expire: number;
}

/** How many new conversations of an agent wait for the notification that sums them up. */
export interface ConversationNoticesTable {
  agent_id: string;
  count: number;
  due_at: Moment;
}

/** How often something happened to a part of the site in browsers on a day. */
export interface ClientReportsTable {
  /** In UTC: 2026-11-22. */
  day: string;
  remote: string;
  version: string;
  /** 'load 400' for a load of at most 400 ms, or the kind of failure. */
  event: string;
  count: number;
}

export interface Tables {
  mails: MailsTable;
  organizations: OrganizationsTable;
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  invitations: InvitationsTable;
  settings: SettingsTable;
  agents: AgentsTable;
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
  passages: PassagesTable;
  conversations: ConversationsTable;
  participants: ParticipantsTable;
  messages: MessagesTable;
  former_agents: FormerAgentsTable;
  daily_counts: DailyCountsTable;
  question_groups: QuestionGroupsTable;
  question_wordings: QuestionWordingsTable;
  answers: AnswersTable;
  answer_wordings: AnswerWordingsTable;
  mail_alerts: MailAlertsTable;
  qr_codes: QrCodesTable;
  notifications: NotificationsTable;
  hub_names: HubNamesTable;
  hub_messages: HubMessagesTable;
  rate_limits: RateLimitsTable;
  conversation_notices: ConversationNoticesTable;
  client_reports: ClientReportsTable;
}
