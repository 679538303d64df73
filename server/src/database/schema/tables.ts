import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Generated } from 'kysely';
import type { TextLanguage } from '../../terms/text-language';
import type {
  ApiKeysTable,
  DemonstrationsTable,
  EmailChangesTable,
  InvitationsTable,
  MailsTable,
  OrganizationsTable,
  PasswordResetsTable,
  SessionsTable,
  UsersTable,
} from './account-tables';
import type {
  LinkChecksTable,
  QrLogosTable,
  QrPresetsTable,
  QrStylesTable,
  QrTagsTable,
  RuleCountsTable,
  ScanBatchesTable,
  ScanCountsTable,
  ScanSaltsTable,
  ScanTotalsTable,
  ScanVisitorsTable,
  ShortLinkChangesTable,
  ShortLinksTable,
  SlugsTable,
} from './code-tables';
import type { Bytes, Flag, Moment, Revision } from './column-types';
import type {
  AnswersTable,
  AnswerWordingsTable,
  ConversationNoticesTable,
  ConversationPeopleTable,
  ConversationsTable,
  DailyCountsTable,
  FormerAgentsTable,
  MailAlertsTable,
  MessagesTable,
  ModelUsageTable,
  ParticipantsTable,
  PersonCountsTable,
  PreviewsTable,
  QuestionAskersTable,
  QuestionGroupsTable,
  QuestionWordingsTable,
  TestQuestionsTable,
  TestRunsTable,
} from './conversation-tables';
import type {
  ReleaseActionsTable,
  ReleaseTokensTable,
  RolloutCountsTable,
  WatchedRolloutsTable,
} from './release-tables';
import type { WebhookDeliveriesTable, WebhookScansTable, WebhooksTable } from './webhook-tables';
import type { WebsitePagesTable, WebsitesTable } from './website-tables';

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
  /** JSON: the origins whose pages may talk to the agent; null if any may. */
  allowed_sites: string | null;
  /** JSON: questions that the chat offers as buttons; null if there are none. */
  starter_questions: Generated<string | null>;
  offers_person: Generated<Flag>;
  shows_sources: Generated<Flag>;
  privacy_url: Generated<string | null>;
  /** JSON: the look of its widget; null until the owner has saved it. */
  widget_theme: Generated<string | null>;
  /** Grows with each change of the owner's answers; 0 while there are none. */
  answers_version: Generated<number>;
  /** JSON: its opening hours; null until the owner has saved them. */
  opening_hours: Generated<string | null>;
  created_at: Moment;
  revision: Revision;
}

export interface DocumentsTable {
  /** Our id, the only part of a document that is ever used as a file name. */
  id: string;
  organization_id: string;
  agent_id: string;
  /** The browser's id, unique within the organization. */
  document_id: string;
  name: string;
  type: number;
  status: number;
  error: string | null;
  size: number;
  sha256: string;
  /** Number of times that its reader crashed; a document that always crashes it is abandoned. */
  attempts: Generated<number>;
  /** Number of claims without a result; distinguishes a claim from an earlier one. */
  claims: Generated<number>;
  /** While status is 1: the end of the worker's lease. */
  lease_until: Moment | null;
  /** The embedded share, from 0 to 1, while embedding runs; null when it is finished. */
  indexed_share: Generated<number | null>;
  /** Number of consecutive failures to embed it. */
  embedding_failures: Generated<number>;
  /** After a failure: the time of the next attempt. */
  embedding_retry_at: Generated<Moment | null>;
  /** 'ocr' for a scan with recognized text; null for a document that contains text. */
  reader: Generated<'ocr' | null>;
  /** While a scan is read: the number of its recognized pages, and of all its pages. */
  pages_read: Generated<number | null>;
  pages_all: Generated<number | null>;
  /** For a fetched page: its website and its address. */
  website_id: Generated<string | null>;
  source_address: Generated<string | null>;
  /** Identifies the files that were uploaded together, for one notification; null for a single file. */
  batch: Generated<string | null>;
  /** The number of files in the batch, as known to its sender when it sent this file. */
  batch_files: Generated<number | null>;
  /** When its notification stops waiting for the rest of the batch; null when it is not waiting. */
  notice_due_at: Generated<Moment | null>;
  created_at: Moment;
  changed_at: Moment;
  revision: Revision;
}

/** Only on PostgreSQL; with SQLite the bytes are in files. */
export interface DocumentFilesTable {
  id: string;
  bytes: Buffer;
}

export interface PassagesTable {
  id: Generated<number>;
  organization_id: string;
  document_row_id: string;
  agent_id: string;
  position: number;
  /** The headings above the passage, outermost first, joined by ' > '. */
  heading: string;
  text: string;
  /** The stemmed words of heading and text, separated by spaces, for the search. */
  terms: string;
  /** The embedding of the whole passage; null until it is embedded. */
  embedding: Bytes;
  /** The embeddings of its sentences, one after another. */
  sentence_embeddings: Bytes;
  /** The model of both; embeddings of other models are never compared with them. */
  embedding_model: Generated<string | null>;
  language: TextLanguage;
  /** The end of an embedding instance's lease; null if there is none. */
  embedding_lease_until: Generated<Moment | null>;
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
  /** Null for notifications stored before they had a subject. */
  subject: NotificationSubject | null;
  /** The path of the page that it is about. */
  link: Generated<string | null>;
  /** How long a visitor will wait for a person, in minutes; only in notifications about waiting visitors. */
  wait_minutes: Generated<number | null>;
  revision: Revision;
}

/** Only on PostgreSQL with several instances: which organizations have a signed-in page open on which instance. */
export interface DashboardsTable {
  instance: string;
  organization_id: string;
}

/** Only on PostgreSQL with several instances: which chat hub users are connected to which instance. */
export interface HubNamesTable {
  connection_id: string;
  instance: string;
  organization_id: string;
  name_key: string;
  /** As typed. */
  name: Generated<string>;
}

/** Messages from one instance to people who are connected to another, stored until that instance fetches them. */
export interface HubMessagesTable {
  id: string;
  organization_id: string;
  name_key: string;
  record: string;
  created_at: Moment;
}

/** Only on PostgreSQL: counts for rate limits. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  expire: number;
}

/** The number of events of one kind that browsers reported about a part of the site on one day. */
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
  conversation_people: ConversationPeopleTable;
  person_counts: PersonCountsTable;
  question_groups: QuestionGroupsTable;
  question_wordings: QuestionWordingsTable;
  question_askers: QuestionAskersTable;
  answers: AnswersTable;
  answer_wordings: AnswerWordingsTable;
  mail_alerts: MailAlertsTable;
  qr_codes: QrCodesTable;
  qr_logos: QrLogosTable;
  qr_styles: QrStylesTable;
  qr_presets: QrPresetsTable;
  qr_tags: QrTagsTable;
  notifications: NotificationsTable;
  dashboards: DashboardsTable;
  hub_names: HubNamesTable;
  hub_messages: HubMessagesTable;
  rate_limits: RateLimitsTable;
  conversation_notices: ConversationNoticesTable;
  client_reports: ClientReportsTable;
  websites: WebsitesTable;
  website_pages: WebsitePagesTable;
  model_usage: ModelUsageTable;
  slugs: SlugsTable;
  short_links: ShortLinksTable;
  short_link_changes: ShortLinkChangesTable;
  scan_counts: ScanCountsTable;
  scan_totals: ScanTotalsTable;
  rule_counts: RuleCountsTable;
  link_checks: LinkChecksTable;
  scan_batches: ScanBatchesTable;
  scan_visitors: ScanVisitorsTable;
  scan_salts: ScanSaltsTable;
  demonstrations: DemonstrationsTable;
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_scans: WebhookScansTable;
  previews: PreviewsTable;
  test_questions: TestQuestionsTable;
  test_runs: TestRunsTable;
  release_tokens: ReleaseTokensTable;
  release_actions: ReleaseActionsTable;
  watched_rollouts: WatchedRolloutsTable;
  rollout_counts: RolloutCountsTable;
}
