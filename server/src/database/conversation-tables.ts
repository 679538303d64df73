import type { ConversationOutcome, Feedback, ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import type { ColumnType, Generated } from 'kysely';
import type { Bytes, Flag, Moment } from './column-types';

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
  /** Of a visitor's message: the id that its page gave it, under which it may be sent again. */
  turn_id: Generated<string | null>;
  /** Of a reply: 1 when the visitor stopped it or the connection was lost before its end. */
  is_cut: Generated<Flag | null>;
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
  /** Of the embedding. */
  embedding_model: Generated<string | null>;
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
  embedding: Bytes;
  /** Of the embedding. */
  embedding_model: Generated<string | null>;
}

/** How often a wording was asked in a conversation. */
export interface QuestionAskersTable {
  wording_id: string;
  /** Null in rows of earlier releases, for all conversations of several visitors. */
  conversation_row_id: string | null;
  count: number;
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
  /** The visitor, or the conversation of one without an id, who alone used these words. */
  asker: string | null;
  /** Null until somebody had the time to find out. */
  embedding: Bytes;
  /** Of the embedding. */
  embedding_model: Generated<string | null>;
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

/** How many new conversations of an agent, and visitors who want a person, wait for the notification that sums them up. */
export interface ConversationNoticesTable {
  agent_id: string;
  count: number;
  persons: Generated<number>;
  due_at: Moment;
}
