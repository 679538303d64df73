/** What visitors asked and what the agents replied (ours; another server answers 404, and no link leads to the pages). */
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
  textReader,
  visibleTextReader,
} from './readers';
import { quotedSourceReader, unansweredReader } from './unanswered-fields';

export { quotedSourceReader } from './unanswered-fields';

/** What a reply did with its question. */
export const REPLY_OUTCOMES = ['answered', 'unsure', 'not-found'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

/** Of a whole conversation: that of its weakest reply, or that the visitor wants a person. */
export const CONVERSATION_OUTCOMES = [...REPLY_OUTCOMES, 'person'] as const;
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number];

export const FEEDBACK = ['helpful', 'not-helpful'] as const;
export type Feedback = (typeof FEEDBACK)[number];

/** How long conversations may be stored, in days; null in the calls means always. */
export const RETENTION_DAYS = [30, 90, 365] as const;

/** Longest reply that an owner sends to a visitor, in characters. */
export const OWNER_REPLY_MAX = 4_000;

export const replyOutcomeReader = v.fallback(v.nullable(v.picklist(REPLY_OUTCOMES)), null);
const feedbackReader = v.fallback(v.nullable(v.picklist(FEEDBACK)), null);

/** A conversation as the list shows it. Times are ISO 8601. */
export const conversationReader = v.object({
  id: idReader,
  /** Null once the agent was deleted; its name remains. */
  agentId: v.optional(v.fallback(v.nullable(idReader), null), null),
  agentName: v.optional(visibleTextReader, ''),
  /** What the visitor called himself; '' when he did not. */
  visitor: v.optional(visibleTextReader, ''),
  /** Origin of the page with the chat, such as 'https://shop.example'; null when no browser named it. */
  site: v.optional(optionalTextReader, null),
  firstQuestion: v.optional(textReader, ''),
  messages: v.optional(countReader, 0),
  lastActivity: v.optional(optionalTextReader, null),
  /** Null before the first reply. */
  outcome: v.optional(v.fallback(v.nullable(v.picklist(CONVERSATION_OUTCOMES)), null), null),
  helpful: v.optional(countReader, 0),
  notHelpful: v.optional(countReader, 0),
  isDone: v.optional(flagReader, false),
});

const messageReader = v.object({
  id: idReader,
  /** `owner`: a reply by mail of somebody of the organization. */
  from: v.picklist(['visitor', 'agent', 'owner']),
  text: textReader,
  sentAt: v.optional(optionalTextReader, null),
  /** These four only where the agent replied. */
  outcome: v.optional(replyOutcomeReader, null),
  sources: v.optional(listReader(quotedSourceReader), []),
  nearest: v.optional(listReader(quotedSourceReader), []),
  feedback: v.optional(feedbackReader, null),
  /** Only where the owner replied: whether the mail has left. */
  delivery: v.optional(v.fallback(v.nullable(v.picklist(['waiting', 'sent', 'failed'])), null), null),
});

const cursor = v.optional(v.pipe(v.string(), v.maxLength(300, 'The cursor is not valid.')));

const filters = {
  agentId: v.optional(requiredId('Agent')),
  outcome: v.optional(v.picklist(CONVERSATION_OUTCOMES, 'This outcome is not known.')),
  /** Days of the last activity, both included. */
  from: optionalDay('From'),
  to: optionalDay('To'),
  /** Where these days begin, such as 'Europe/Paris'. Default: UTC. */
  timeZone: optionalTimeZone,
  /** Words in any of its messages. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Search is too long: at most 200 characters.'))),
};
const FILTERS = Object.keys(filters);

/** 50 conversations, newest activity first. `next` is the cursor of the following page; null on the last. */
export const getConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations',
  query: [...FILTERS, 'cursor'],
  request: v.object({ ...filters, cursor }),
  response: v.object({
    conversations: listReader(conversationReader),
    next: v.optional(optionalTextReader, null),
  }),
});

/**
 * One conversation with its newest 200 messages, oldest first; `before` (from `earlier`) asks for those before.
 * `newerId` and `olderId` are its neighbours in the list with the same filters. Marks its notifications as read.
 * 404 when it is not one of the caller's organization.
 */
export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  query: [...FILTERS, 'before'],
  request: v.object({ ...filters, id: requiredId('Conversation'), before: cursor }),
  response: v.object({
    conversation: conversationReader,
    messages: listReader(messageReader),
    earlier: v.optional(optionalTextReader, null),
    /** What the visitor left in 'Talk to a person'; null when nothing. */
    contact: v.optional(
      v.fallback(
        v.nullable(
          v.object({
            name: visibleTextReader,
            email: textReader,
            message: textReader,
            sentAt: v.optional(optionalTextReader, null),
          }),
        ),
        null,
      ),
      null,
    ),
    newerId: v.optional(v.fallback(v.nullable(idReader), null), null),
    olderId: v.optional(v.fallback(v.nullable(idReader), null), null),
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

/** Deletes every conversation of this conversation's visitor: those of the same browser and those with the same email. */
export const deleteVisitor = defineEndpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/visitor',
  request: idRequest,
  response: v.object({ deleted: countReader }),
});

/** Sends a mail to the visitor, who replies to the sender. 409 when the visitor left no email, or no mail can be sent. */
export const replyToVisitor = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/reply',
  request: v.object({ ...idRequest.entries, text: requiredText('Reply', OWNER_REPLY_MAX) }),
  response: v.object({ message: messageReader }),
});

/**
 * The filtered list with its messages as a file, streamed: CSV with a row for each message, or a JSON array of
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

/** Older conversations are deleted within the hour. 403 unless an owner asks. */
export const setRetention = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/retention',
  request: v.object({ days: retention }),
  response: ignoredReader,
});

/** Questions without an answer, grouped by meaning; the one that was asked last first. */
export const getUnanswered = defineEndpoint({
  method: 'GET',
  path: '/api/unanswered',
  query: ['agentId', 'cursor'],
  request: v.object({ agentId: filters.agentId, cursor }),
  response: v.object({
    groups: listReader(unansweredReader),
    next: v.optional(optionalTextReader, null),
  }),
});

/** Takes the group off the list; it returns when the question is asked again later. */
export const dismissUnanswered = defineEndpoint({
  method: 'POST',
  path: '/api/unanswered/:id/dismiss',
  request: v.object({ id: requiredId('Question') }),
  response: ignoredReader,
});
