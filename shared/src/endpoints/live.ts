/**
 * Calls with which a member of the organization talks to a visitor in the chat (not in the spec; another server answers
 * 404). Each call answers 404 for another organization's conversation, and 409 when another person or nobody has taken
 * it over, with a message that says who has.
 */
import * as v from 'valibot';
import { SPEAKERS } from './conversation';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { flagReader, ignoredReader, optionalTextReader, textReader } from './readers';

/** Maximum length of a person's message in the chat, in characters. */
export const SAID_MAX = 4_000;

/** How often the page of the person who has a conversation calls `stayInConversation`. */
export const STAY_EVERY_MS = 20_000;

/** The assistant takes a conversation back when the person's page has been silent for this long. */
export const STAY_MS = 60_000;

/** The notice that a person or visitor is typing is shown for this long; it is not stored. */
export const TYPING_MS = 6_000;

const ofConversation = v.object({ id: requiredId('Conversation') });

/** Takes over a conversation. If several people try, one succeeds. Repeating it is not an error. */
export const takeOverConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/takeOver',
  request: ofConversation,
  response: v.object({ speaker: v.picklist(SPEAKERS), person: optionalTextReader }),
});

/** Sends a message to the visitor. Sending it again with the same `turnId` does not add a second message. */
export const sayInConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/say',
  request: v.object({
    ...ofConversation.entries,
    text: requiredText('Message', SAID_MAX),
    /** A random id for this message. */
    turnId: requiredText('Id of the message', 100),
  }),
  response: v.object({ id: textReader, sentAt: textReader }),
});

/** Shows the visitor that the person is typing. */
export const typeInConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/typing',
  request: ofConversation,
  response: ignoredReader,
});

/** Keeps the conversation while the person's page is open. */
export const stayInConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/stay',
  request: ofConversation,
  response: v.object({ isLive: v.optional(flagReader, false) }),
});

/** Lets the assistant answer again. Repeating it is not an error. */
export const returnToAssistant = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/returnToAssistant',
  request: ofConversation,
  response: ignoredReader,
});
