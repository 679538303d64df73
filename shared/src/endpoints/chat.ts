/** A visitor's conversation with an agent (spec section 7, Chat). The agent's client id travels as the header `client_id`. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId, requiredText } from './fields';
import { idReader, ignoredReader, listReader, textReader, visibleTextReader, wireIdReader } from './readers';
import { replyText } from './reply-text';

/** Longest message a visitor may send, in characters. */
export const CHAT_TEXT_MAX = 4000;

/** The name under which the dashboard's Chat Test joins a conversation. */
export const CHAT_OWNER_NAME = 'Owner';

export const startChatSession = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/startSession',
  auth: 'client-id',
  query: ['conversationId'],
  request: v.object({ conversationId: requiredId('Conversation') }),
  response: ignoredReader,
});

/** Some servers answer the bare id, some an object around it. */
export const addChatParticipant = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/addParticipant',
  auth: 'client-id',
  request: v.object({
    conversationId: requiredId('Conversation'),
    userName: freeText('User name', 200),
    /** What the visitor's page claims; never trusted. */
    ipAddress: freeText('IP address', 100),
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
 * A passage of the agent's documents. `sources` are what the answer rests on; where it claims nothing, `nearest` is what
 * comes nearest to the question. Both are ours; other servers send none.
 */
const sourceReader = v.object({ documentId: idReader, name: visibleTextReader, excerpt: textReader });

/** Where the reply stands differs between servers (`replyText`). An answer without one is a failure, not an empty reply. */
export const sendChatMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/sendMessage',
  auth: 'client-id',
  request: v.object({
    conversationId: requiredId('Conversation'),
    clientId: requiredText('Client id', 100),
    text: requiredText('Message', CHAT_TEXT_MAX),
    participantId: requiredId('Participant'),
  }),
  response: v.pipe(
    v.unknown(),
    v.transform((answer) => ({ ...(typeof answer === 'object' ? answer : {}), text: replyText(answer) })),
    v.object({
      text: v.pipe(v.string(), v.minLength(1)),
      sources: v.optional(listReader(sourceReader), []),
      nearest: v.optional(listReader(sourceReader), []),
    }),
  ),
});
