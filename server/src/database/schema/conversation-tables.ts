import type {
  ConversationOutcome,
  Feedback,
  Rating,
  ReplyOutcome,
  Speaker,
} from '@frontdesk/shared/endpoints/conversation';
import type { MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import type { ColumnType, Generated } from 'kysely';
import type { Bytes, Flag, Moment } from './column-types';

export interface ConversationsTable {
  id: string;
  organization_id: string;
  /** If the agent has been deleted, `former_agents` contains its name. */
  agent_id: string;
  /** The id from the visitor's browser, unique within the agent. */
  conversation_id: string;
  /** Origin of the page with the chat; null when no browser sent it. */
  site: string | null;
  /**
   * The code at whose place it began (which may have been deleted) and that place's name at the time; null if there was
   * none.
   */
  place_code_id: Generated<string | null>;
  place: Generated<string | null>;
  visitor_name: Generated<string>;
  /** 1 if somebody from the organization held it in Chat Test. */
  is_test: Generated<Flag | 0>;
  /** A random id that the visitor's browser stores. */
  visitor_id: string | null;
  /** The visitor's details from 'Talk to a person'. */
  contact_name: Generated<string | null>;
  contact_email: Generated<string | null>;
  contact_email_key: Generated<string | null>;
  contact_message: Generated<string | null>;
  contacted_at: Generated<Moment | null>;
  /** The first characters of the first question. */
  first_question: Generated<string>;
  messages: Generated<number>;
  /** Number of consecutive replies, up to the latest, that did not answer the question. */
  misses: Generated<number>;
  /** These two are null until the first message. */
  last_activity: Generated<Moment | null>;
  /** The same time as a number that orders the list; PostgreSQL returns it as text. */
  activity: ColumnType<number | string | null, number | undefined, number>;
  outcome: Generated<ConversationOutcome | null>;
  helpful: Generated<number>;
  not_helpful: Generated<number>;
  done_at: Generated<Moment | null>;
  /** The user to whom it is assigned; null if there is none, or once that account is deleted. */
  assignee_id: Generated<string | null>;
  /** Who answers (conversations/speaker.ts). */
  speaker: Generated<Speaker>;
  /** The user who has it; null unless a person has it. */
  person_id: Generated<string | null>;
  /** The first name of the last person who had it, or who replied by mail before anybody did. */
  person: Generated<string | null>;
  /** When the assistant takes it back from a person who is silent, or stops waiting for one. */
  stay_until: Generated<Moment | null>;
  /** When the visitor's last wait for a person began. */
  waiting_since: Generated<Moment | null>;
  /** When the visitor last wrote or had the chat open. */
  visitor_at: Generated<Moment | null>;
  /** The visitor's rating, with an optional text. */
  rating: Generated<Rating | null>;
  rating_words: Generated<string | null>;
  rated_at: Generated<Moment | null>;
  /** The user for whom the rating counts; '' if there is none. */
  rated_person: Generated<string | null>;
  /** Number of its messages that are notes or events, which are not part of the exchange. */
  unsaid: Generated<number>;
  /** When the visitor began to wait for a person's first reply; null when the visitor is not waiting. */
  wanted_at: Generated<Moment | null>;
  /** The distinct words of all its messages, separated by spaces, for the search. */
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
  organization_id: string;
  conversation_row_id: string;
  /** Starts at 0, without gaps. */
  position: number;
  /**
   * 'owner' is an email, 'person' a message in the chat, 'note' one that no visitor may see; the last three are events
   * without a text.
   */
  sender: 'visitor' | 'agent' | 'owner' | 'person' | 'note' | 'joined' | 'left' | 'returned';
  /** Set for the visitor's messages. */
  participant_id: Generated<string | null>;
  text: string;
  /** JSON: the sources of the agent's answer. */
  sources: Generated<string | null>;
  /** JSON: the nearest passages for a question that was not answered. */
  nearest: Generated<string | null>;
  /** JSON: the passages that open under the agent's reply. */
  passages: Generated<string | null>;
  /** These two are set only for the agent's replies. */
  outcome: Generated<ReplyOutcome | null>;
  feedback: Generated<Feedback | null>;
  /** Set only for the owner's replies by mail. */
  delivery: Generated<'waiting' | 'sent' | 'failed' | null>;
  /** The first name of the person who wrote, joined or left. */
  person: Generated<string | null>;
  /** For a visitor's or person's message, or a note: the page's id for it, under which it may be sent again. */
  turn_id: Generated<string | null>;
  /** For a reply: 1 when the visitor stopped it or the connection broke before its end. */
  is_cut: Generated<Flag | null>;
  created_at: Moment;
}

/** Names of deleted agents whose conversations remain. */
export interface FormerAgentsTable {
  id: string;
  organization_id: string;
  name: string;
}

/** An owner's conversation with a widget's preview, which is not listed among the conversations. */
export interface PreviewsTable {
  participant_id: string;
  agent_id: string;
  /** The browser's id. */
  conversation_id: string;
  /** JSON: what the next reply needs (chat/open-conversation.ts). */
  state: string;
  used_at: Moment;
}

/**
 * The number of events of one kind on a day in UTC, such as 'questions' (daily-counts.ts). Contains nothing about
 * visitors.
 */
export interface DailyCountsTable {
  organization_id: string;
  day: string;
  agent_id: string;
  name: string;
  count: number;
}

/** A person who took over a conversation or replied in it by mail. */
export interface ConversationPeopleTable {
  conversation_row_id: string;
  user_id: string;
  last_at: Moment;
  took_over: Generated<Flag | 0>;
}

/**
 * The number of people's actions of one kind on a day in UTC, such as 'taken-over' (person-numbers.ts). Contains
 * nothing about visitors. Rows with an empty `person_id` count everybody together.
 */
export interface PersonCountsTable {
  organization_id: string;
  day: string;
  agent_id: string;
  person_id: string;
  name: string;
  count: number;
}

/** Unanswered questions with the same meaning. */
export interface QuestionGroupsTable {
  id: string;
  organization_id: string;
  agent_id: string;
  count: number;
  last_asked: Moment;
  is_dismissed: Generated<Flag>;
  /** JSON: the nearest passage. */
  nearest: string | null;
  /** The conversation in which it was last asked; null once that is deleted. */
  conversation_row_id: string | null;
  /** The mean of its wordings' embeddings; null until there is one. */
  embedding: Bytes;
  /** The model of the embedding. */
  embedding_model: Generated<string | null>;
}

/** One wording of a group's question. */
export interface QuestionWordingsTable {
  id: string;
  group_id: string;
  agent_id: string;
  /** Its stemmed words: wordings with equal keys are the same. */
  key: string;
  text: string;
  count: number;
  last_asked: Moment;
  embedding: Bytes;
  /** The model of the embedding. */
  embedding_model: Generated<string | null>;
}

/** How often a question was asked in this wording in a conversation. */
export interface QuestionAskersTable {
  wording_id: string;
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

/** The question that an answer answers, or another wording of it. */
export interface AnswerWordingsTable {
  id: string;
  answer_id: string;
  agent_id: string;
  key: string;
  text: string;
  is_question: Flag;
  /** The only visitor who used these words; for a visitor who has no id, the conversation. */
  asker: string | null;
  /** Null until the wording is embedded. */
  embedding: Bytes;
  /** The model of the embedding. */
  embedding_model: Generated<string | null>;
}

/** A question with which the owner tests an agent. */
export interface TestQuestionsTable {
  id: string;
  agent_id: string;
  question: string;
  /** The text that a reply must contain; '' if any answer passes. */
  words: string;
  /** The name of the document from which a reply must come; '' if it may come from any. */
  document: string;
  created_at: Moment;
  changed_at: Moment;
  /** These seven are null until the question has been tested. */
  passed: Generated<Flag | 0 | null>;
  /** The result before the agent's last change. */
  passed_before: Generated<Flag | 0 | null>;
  /** When its result last changed. */
  since: Generated<Moment | null>;
  ran_at: Generated<Moment | null>;
  reply: Generated<string | null>;
  outcome: Generated<ReplyOutcome | null>;
  /** JSON: the names of the documents behind the reply. */
  names: Generated<string | null>;
}

/** The runs of an agent's test questions (test-questions/test-runs.ts). */
export interface TestRunsTable {
  agent_id: string;
  /** A hash of everything that the last run's replies depended on; '' before the first run. */
  basis: Generated<string>;
  /** The agent's version when a run was last planned; '' after the owner requests one. */
  noticed: string | null;
  /** When the planned run begins; null if none is planned. */
  due_at: Moment | null;
  lease_until: Generated<Moment | null>;
  claims: Generated<number>;
  ran_at: Generated<Moment | null>;
  /** The time of the last run before the agent's last change. */
  ran_before_at: Generated<Moment | null>;
}

/** When a person gets mail about conversations; a person without a row gets none. */
export interface MailAlertsTable {
  user_id: string;
  mail: MailAlerts;
  /** The origin of links in the emails. */
  origin: string;
  /** The day in UTC of the last summary. */
  summarized_on: string;
}

/**
 * How many new conversations of an agent, and visitors who want a person, are waiting for the notification that sums
 * them up.
 */
export interface ConversationNoticesTable {
  agent_id: string;
  count: number;
  persons: Generated<number>;
  due_at: Moment;
}

/** The usage of language models on one day. */
export interface ModelUsageTable {
  /** In UTC: 2026-11-22. */
  day: string;
  scope: 'conversation' | 'visitor' | 'agent' | 'server';
  /** Whose usage it is: the agent's id, '' for the server, otherwise a hash. */
  subject: string;
  /** Null for the server. */
  agent_id: string | null;
  replies: number;
  /** PostgreSQL returns it as text. */
  tokens: ColumnType<number | string, number, number>;
}
