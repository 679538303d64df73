/**
 * Visitors' questions and the agents' replies (not in the spec; another server answers 404, and there are no links to
 * the pages).
 */
import * as v from 'valibot';
import { optionalDay, optionalTimeZone } from './day-fields';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import {
  countReader,
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
  visibleTextReader,
} from './readers';
import { quotedPassageReader, quotedSourceReader, unansweredReader } from './unanswered-fields';

export { quotedSourceReader } from './unanswered-fields';

/** The result of a reply. */
export const REPLY_OUTCOMES = ['answered', 'unsure', 'not-found'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

/** The outcome of a conversation: that of its weakest reply, or that the visitor wants a person. */
export const CONVERSATION_OUTCOMES = [...REPLY_OUTCOMES, 'person'] as const;
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number];

/** The list's filters: `person` finds visitors who still want a person, `served` those who got a reply from one. */
export const OUTCOME_FILTERS = [...CONVERSATION_OUTCOMES, 'served'] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

export const FEEDBACK = ['helpful', 'not-helpful'] as const;
export type Feedback = (typeof FEEDBACK)[number];

/** How a visitor rates a conversation at its end. */
export const RATINGS = ['good', 'bad'] as const;
export type Rating = (typeof RATINGS)[number];

/** Choices for how long conversations are stored, in days; null in the calls means forever. */
export const RETENTION_DAYS = [30, 90, 365] as const;

/** Maximum length of an owner's reply to a visitor, in characters. */
export const OWNER_REPLY_MAX = 4_000;

export const replyOutcomeReader = v.fallback(v.nullable(v.picklist(REPLY_OUTCOMES)), null);
const feedbackReader = v.fallback(v.nullable(v.picklist(FEEDBACK)), null);

/** Who answers a conversation: a person, or the assistant, even while the visitor is waiting for a person. */
export const SPEAKERS = ['assistant', 'waiting', 'person'] as const;
export type Speaker = (typeof SPEAKERS)[number];

interface MayWait {
  readonly speaker: Speaker;
  readonly outcome: ConversationOutcome | null;
  readonly isDone: boolean;
  readonly isTest: boolean;
  readonly isWanted: boolean;
}

/** Whether the visitor is waiting for a person in the chat, or wants one who has not come yet. */
export const waitsForPerson = ({ speaker, outcome, isDone, isTest, isWanted }: MayWait): boolean =>
  speaker === 'waiting' || (speaker === 'assistant' && outcome === 'person' && isWanted && !isDone && !isTest);

/** A conversation in the list. Times are ISO 8601. */
export const conversationReader = v.object({
  id: idReader,
  /** Null once the agent has been deleted; its name is kept. */
  agentId: orNull(idReader),
  agentName: v.optional(visibleTextReader, ''),
  /** The color of its chat, such as '#0b5d3b'; null until the owner has chosen one. */
  agentColor: optionalTextReader,
  /** The visitor's name; '' if it is unknown. */
  visitor: v.optional(visibleTextReader, ''),
  /** Origin of the page with the chat, such as 'https://shop.example'; null when the browser did not send it. */
  site: optionalTextReader,
  /** The place whose code the visitor scanned, with its name at that time; null without a place. */
  place: orNull(v.object({ id: idReader, name: visibleTextReader })),
  firstQuestion: v.optional(textReader, ''),
  messages: v.optional(countReader, 0),
  lastActivity: optionalTextReader,
  /** Null before the first reply. */
  outcome: orNull(v.picklist(CONVERSATION_OUTCOMES)),
  helpful: v.optional(countReader, 0),
  notHelpful: v.optional(countReader, 0),
  isDone: v.optional(flagReader, false),
  /** The person to whom it is assigned, with the first name; null for nobody. Absent on servers without assignments. */
  assignee: v.optional(v.fallback(v.nullable(v.object({ id: idReader, name: visibleTextReader })), null)),
  /** Whether a member of the organization had this conversation in Chat Test; such conversations are not counted. */
  isTest: v.optional(flagReader, false),
  /** Whether the visitor wants a person and none has replied yet; servers without this field do not report replies. */
  isWanted: v.optional(flagReader, true),
  /** Whether the visitor left an email address. */
  hasEmail: v.optional(flagReader, true),
  /** The next three fields are 'assistant', null and false on servers without take-over. */
  speaker: v.optional(v.fallback(v.picklist(SPEAKERS), 'assistant'), 'assistant'),
  /** The first name of the person who has taken it over; null unless a person has. */
  person: optionalTextReader,
  /** Whether the visitor wrote, or had the chat open, in the last few minutes. */
  isLive: v.optional(flagReader, false),
  /** The time since which the visitor has been waiting for a person; null if not waiting. */
  waitsSince: optionalTextReader,
  /** How the visitor rated it; null without a rating, and on servers without ratings. */
  rating: orNull(v.picklist(RATINGS)),
  /** What the visitor wrote next to the rating; null without text. */
  ratingWords: optionalTextReader,
});

export const messageReader = v.object({
  id: idReader,
  /**
   * `owner` is a reply by mail from a member of the organization, `person` a member's message in the chat, `note` a
   * message that only the organization sees. The last three are events without a text: a person joined or left, or the
   * assistant answers again.
   */
  from: v.picklist(['visitor', 'agent', 'owner', 'person', 'note', 'joined', 'left', 'returned']),
  /** The first name of the person who wrote, joined or left. */
  person: optionalTextReader,
  text: textReader,
  sentAt: optionalTextReader,
  /** The next five fields are set only for the agent's replies. */
  outcome: v.optional(replyOutcomeReader, null),
  sources: v.optional(listReader(quotedSourceReader), []),
  nearest: v.optional(listReader(quotedSourceReader), []),
  passages: v.optional(listReader(quotedPassageReader), []),
  feedback: v.optional(feedbackReader, null),
  /** Set only for owners' replies: whether the email was sent. */
  delivery: orNull(v.picklist(['waiting', 'sent', 'failed'])),
});

const cursor = v.optional(v.pipe(v.string(), v.maxLength(300, 'The cursor is not valid.')));

/** Shows only conversations in Chat Test, or only those with visitors. */
export const TESTS = ['only', 'without'] as const;

/** Whether a conversation needs work. */
export const CONVERSATION_STATUSES = ['open', 'done'] as const;

const filters = {
  agentId: v.optional(requiredId('Agent')),
  /** `person`: no person has replied yet; `served`: one has. Both have the outcome `person`. */
  outcome: v.optional(v.picklist(OUTCOME_FILTERS, 'This outcome is unknown.')),
  /** The id of a place's code. */
  place: v.optional(requiredId('Place')),
  /** Default: both. */
  tests: v.optional(v.picklist(TESTS, 'Tests must be only or without.')),
  /** The id of a person, 'me' or 'nobody'. A person's list shows the open conversations first. */
  assignee: v.optional(requiredId('Assignee')),
  /** Default: both. */
  status: v.optional(v.picklist(CONVERSATION_STATUSES, 'The status must be open or done.')),
  /** The first and the last day of the latest activity, both included. */
  from: optionalDay('From'),
  to: optionalDay('To'),
  /** The time zone of these days, such as 'Europe/Paris'. Default: UTC. */
  timeZone: optionalTimeZone,
  /** Words that occur in any of the conversation's messages. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Search is too long: at most 200 characters.'))),
};
/** Declares only the names of the filters, because a browser does not check what it sends. */
const FILTERS = Object.keys({
  agentId: true,
  outcome: true,
  place: true,
  tests: true,
  assignee: true,
  status: true,
  from: true,
  to: true,
  timeZone: true,
  search: true,
} satisfies Record<keyof typeof filters, true>);

/**
 * Lists 50 conversations, newest activity first. `next` is the cursor of the following page; null on the last page. The
 * first page includes the last messages of its first conversation, which remains unread.
 */
export const getConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations',
  query: [...FILTERS, 'cursor'],
  request: v.object({ ...filters, cursor }),
  response: v.object({
    conversations: listReader(conversationReader),
    next: optionalTextReader,
    /** Its last 20 messages, oldest first; null on other pages, without conversations, and on older servers. */
    first: v.optional(
      v.fallback(v.nullable(v.object({ id: idReader, messages: listReader(messageReader) })), null),
      null,
    ),
  }),
});

/**
 * Returns a conversation with its 200 newest messages, oldest first; `before` (from `earlier`) returns older ones.
 * `newerId` and `olderId` are its neighbors in the list with the same filters. Marks its notifications as read, except
 * that the one about its assignment is marked only for the assignee. With `peek`, it returns the last 20 messages
 * without neighbors, and everything remains unread. 404 when there is no such conversation in the caller's
 * organization.
 */
export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  query: [...FILTERS, 'before', 'peek'],
  request: v.object({
    ...filters,
    id: requiredId('Conversation'),
    before: cursor,
    peek: v.optional(v.literal('true', 'Peek must be true.')),
  }),
  response: v.object({
    conversation: conversationReader,
    messages: listReader(messageReader),
    earlier: optionalTextReader,
    /** What the visitor entered in 'Talk to a person'; null if nothing. */
    contact: v.optional(
      v.fallback(
        v.nullable(
          v.object({
            name: visibleTextReader,
            email: textReader,
            message: textReader,
            sentAt: optionalTextReader,
          }),
        ),
        null,
      ),
      null,
    ),
    /** The code of the language in which the visitor writes; null when unknown. */
    language: orNull(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
    /** When the visitor's first conversation began; null when unknown. */
    firstSeen: optionalTextReader,
    /** Whether the server can send a reply by mail. */
    canReply: v.optional(v.fallback(v.boolean(), true), true),
    /** The address at which the visitor's answer to that email arrives; null when the server does not report it. */
    repliesTo: optionalTextReader,
    newerId: orNull(idReader),
    olderId: orNull(idReader),
    /** Whether the caller has taken over the conversation. */
    isMine: v.optional(flagReader, false),
  }),
});

const idRequest = v.object({ id: requiredId('Conversation') });

export const markConversationDone = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/done',
  request: v.object({ ...idRequest.entries, isDone: v.boolean('Done must be true or false.') }),
  response: ignoredReader,
});

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  request: idRequest,
  response: ignoredReader,
});

/**
 * Deletes all conversations of this conversation's visitor: those from the same browser and those with the same email.
 */
export const deleteVisitor = defineEndpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/visitor',
  request: idRequest,
  response: v.object({ deleted: countReader }),
});

/**
 * Sends an email to the visitor, whose reply goes to `repliesTo` of the conversation. 409 when the visitor left no
 * email address, or no email can be sent.
 */
export const replyToVisitor = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/reply',
  request: v.object({ ...idRequest.entries, text: requiredText('Reply', OWNER_REPLY_MAX) }),
  response: v.object({ message: messageReader }),
});

/**
 * Streams the filtered list with its messages as a file: a CSV file with a row for each message, or a JSON array of
 * conversations. Called with fetch and the token; the answer is the file itself.
 */
export const exportConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/export',
  query: [...FILTERS, 'format'],
  request: v.object({ ...filters, format: v.picklist(['csv', 'json'], 'The format must be csv or json.') }),
  response: v.unknown(),
});

const retention = v.nullable(v.picklist(RETENTION_DAYS, 'Conversations are stored for 30, 90 or 365 days, or always.'));

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/retention',
  request: v.object({}),
  response: v.object({ days: v.fallback(retention, null) }),
});

/**
 * Sets how long conversations are stored. Older ones are deleted within the hour. 403 unless the caller is an owner.
 */
export const setRetention = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/retention',
  request: v.object({ days: retention }),
  response: ignoredReader,
});

/** Lists questions without an answer, grouped by meaning; the most recently asked come first. */
export const getUnanswered = defineEndpoint({
  method: 'GET',
  path: '/api/unanswered',
  query: ['agentId', 'cursor'],
  request: v.object({ agentId: filters.agentId, cursor }),
  response: v.object({
    groups: listReader(unansweredReader),
    next: optionalTextReader,
  }),
});

/** Removes the group from the list; it returns when the question is asked again. */
export const dismissUnanswered = defineEndpoint({
  method: 'POST',
  path: '/api/unanswered/:id/dismiss',
  request: v.object({ id: requiredId('Question') }),
  response: ignoredReader,
});
