/**
 * A visitor's conversation with an agent (spec section 7.4). The agent's client id is sent in the header `client_id`.
 */
import * as v from 'valibot';
import { FEEDBACK, RATINGS, replyOutcomeReader } from './conversation';
import { emailField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId, requiredName, requiredText } from './fields';
import {
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
  visibleTextReader,
  wireIdReader,
} from './readers';
import { replyText } from './reply-text';

/** Maximum length of a visitor's message, in characters. */
export const CHAT_TEXT_MAX = 4000;

/** The participant name of the dashboard's Chat Test. */
export const CHAT_OWNER_NAME = 'Owner';

/** The participant name of the dashboard's widget preview, whose questions our server neither stores nor counts. */
export const CHAT_PREVIEW_NAME = 'Preview';

export const startChatSession = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/startSession',
  auth: 'client-id',
  query: ['conversationId'],
  request: v.object({ conversationId: requiredId('Conversation') }),
  response: ignoredReader,
});

/** Adds a participant to a conversation. Some servers return the bare id, others an object that contains it. */
export const addChatParticipant = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/addParticipant',
  auth: 'client-id',
  request: v.object({
    conversationId: requiredId('Conversation'),
    userName: freeText('User name', 200),
    /** The value that the visitor's page claims; never trusted. */
    ipAddress: freeText('IP address', 100),
    /** Not in the spec: a random id stored in the visitor's browser, so that all of a visitor's data can be deleted. */
    visitorId: v.optional(v.pipe(v.string(), v.maxLength(100, 'The visitor id is too long.'))),
  }),
  response: v.union([
    v.pipe(
      wireIdReader,
      v.transform((participantId) => ({ participantId })),
    ),
    v.object({ participantId: wireIdReader }),
    v.pipe(
      v.object({ id: wireIdReader }),
      v.transform(({ id }) => ({ participantId: id })),
    ),
  ]),
});

/**
 * A passage of the agent's documents. `sources` are the passages on which the answer is based; without an answer,
 * `nearest` lists the passages closest to the question. Neither is in the spec; other servers send none.
 */
const sourceReader = v.object({ documentId: idReader, name: visibleTextReader, excerpt: textReader });

/**
 * A passage that opens under a reply; not in the spec. `heading`: the headings above it, outermost first, joined by ' > '. Document
 * and name are '' where the owner does not show sources.
 */
const passageReader = v.object({
  documentId: v.fallback(idReader, ''),
  name: visibleTextReader,
  heading: visibleTextReader,
  text: textReader,
});

/**
 * Sends a message and returns the reply. Servers put the reply in different fields (`replyText`); an answer without one
 * is a failure, not an empty reply. Not in the spec: a caller that accepts `text/event-stream` gets the reply while it
 * is being written (`readReplyEvents`).
 */
export const sendChatMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/sendMessage',
  auth: 'client-id',
  request: v.object({
    conversationId: requiredId('Conversation'),
    clientId: requiredText('Client id', 100),
    text: requiredText('Message', CHAT_TEXT_MAX),
    participantId: requiredId('Participant'),
    /**
     * Not in the spec: a random id for this message. Sending the message again after a failure does not add a turn to
     * the conversation.
     */
    turnId: v.optional(v.pipe(v.string(), v.maxLength(100, 'The id of the turn is too long.'))),
    /**
     * Not in the spec: whether the page automatically shows new messages that people write, using `followChat`.
     * Default: no.
     */
    follows: v.optional(v.boolean('Follows must be true or false.')),
  }),
  response: v.pipe(
    v.unknown(),
    v.transform((answer) => ({ ...(typeof answer === 'object' ? answer : {}), text: replyText(answer) })),
    v.object({
      text: v.pipe(v.string(), v.minLength(1)),
      sources: v.optional(listReader(sourceReader), []),
      nearest: v.optional(listReader(sourceReader), []),
      /** The passages of an answer, or up to three that may help, which open under `text`. */
      passages: v.optional(listReader(passageReader), []),
      /** Not in the spec, like the next two; null from other servers. */
      /**
       * 'person' while a person has taken over the conversation and replies through `followChat`. For a page that does
       * not follow, `text` then contains what the person has written since the last message.
       */
      outcome: v.optional(v.union([v.literal('person'), replyOutcomeReader]), null),
      /** The id of the reply for `sendChatFeedback`. */
      messageId: orNull(idReader),
      /**
       * Whether to offer 'Talk to a person' now: after two replies without an answer, or when the visitor asks for a
       * person.
       */
      offersPerson: v.optional(flagReader, false),
    }),
  ),
});

/** Returns the options of the agent's chat (not in the spec; a page made for another server does not call it). */
export const getChatOptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/options',
  auth: 'client-id',
  request: v.object({}),
  response: v.object({
    starterQuestions: listReader(v.string()),
    /** Whether the owner offers 'Talk to a person'. */
    offersPerson: v.optional(flagReader, false),
    /** Whether a line below each reply names its source. */
    showsSources: v.optional(flagReader, true),
    /** The owner's privacy page; null without one. */
    privacyUrl: optionalTextReader,
    /** The chat's texts in the visitor's language: `WidgetWords` from `@frontdesk/shared/widget-words`. */
    words: v.optional(v.record(v.string(), v.unknown())),
  }),
});

const turn = { conversationId: requiredId('Conversation'), participantId: requiredId('Participant') };

const place = v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'After must be the id of an event.')));

/**
 * Not in the spec: the actions of people in a conversation, as server-sent events: `joined {name}`, `message {id, text,
 * name, isMail, sentAt}` (also for a reply by mail), `left {name}`, `returned {}`, each with an id, then `typing
 * {name}` and `state {speaker, name, text}` without one: `text` states how long a waiting visitor must still wait, or
 * that nobody came. `after`, or the header `Last-Event-ID`, is the last id that the page has received; without it, all
 * events are sent. With `once=1` the stream ends with the first event, or immediately while the visitor is waiting for
 * a person or a person has the conversation: a small page uses it to wait. With `once=now` it ends immediately: a page
 * with a closed chat uses it to look for replies.
 */
export const followChat = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/events',
  auth: 'client-id',
  query: ['conversationId', 'participantId', 'after', 'once'],
  request: v.object({ ...turn, after: place, once: v.optional(v.string()) }),
  response: v.unknown(),
});

/** Not in the spec: shows the person that the visitor is typing. Nothing is stored. */
export const showChatTyping = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/typing',
  auth: 'client-id',
  request: v.object(turn),
  response: ignoredReader,
});

/** Not in the spec: stores whether a reply helped; null removes the feedback. */
export const sendChatFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/feedback',
  auth: 'client-id',
  request: v.object({
    ...turn,
    messageId: requiredId('Message'),
    feedback: v.nullable(v.picklist(FEEDBACK, 'Feedback must be helpful or not-helpful.')),
  }),
  response: ignoredReader,
});

/**
 * Not in the spec: a visitor wants a person now. Outside working hours, `isWaiting` is false, and `text` states when
 * people are available; it is '' when the owner wants visitors to leave an email first. Otherwise everybody in the
 * organization is notified once, and `followChat` sends `state` when a person joins or the wait ends. Repeating it is
 * not an error. 403 when the chat offers no person.
 */
export const waitForPerson = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/wait',
  auth: 'client-id',
  request: v.object(turn),
  response: v.object({ isWaiting: v.optional(flagReader, false), text: v.optional(textReader, '') }),
});

/** Maximum length of the text that a visitor adds to a rating, in characters. */
export const RATING_WORDS_MAX = 500;

/**
 * Not in the spec: stores how the visitor rated the conversation. A repeated call replaces the rating; without
 * `words` it keeps the words. 409 before the first message.
 */
export const rateConversation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/rateConversation',
  auth: 'client-id',
  request: v.object({
    ...turn,
    rating: v.picklist(RATINGS, 'Rating must be good or bad.'),
    words: v.optional(
      v.pipe(
        v.string('Words must be text.'),
        v.trim(),
        v.maxLength(RATING_WORDS_MAX, `Words are too long: at most ${RATING_WORDS_MAX} characters.`),
      ),
    ),
  }),
  response: ignoredReader,
});

/** Maximum length of a message in 'Talk to a person', in characters. */
export const CONTACT_MESSAGE_MAX = 2_000;

/** Not in the spec: requests a person. The answer explains what happens next. */
export const askForPerson = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/person',
  auth: 'client-id',
  request: v.object({
    ...turn,
    name: requiredName('Name'),
    email: emailField,
    message: freeText('Message', CONTACT_MESSAGE_MAX),
    /** Required: the visitor agrees that the owner receives these details. */
    consent: v.literal(true, 'Please agree that we may contact you.'),
  }),
  response: v.object({ next: textReader }),
});
