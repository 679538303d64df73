/**
 * How the people in an organization share the work on conversations (not in the spec; another server answers 404, and
 * the parts are hidden). Each call answers 404 for another organization's conversation.
 */
import * as v from 'valibot';
import { messageReader } from './conversation';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { countReader, ignoredReader } from './readers';

/** Maximum length of an internal note, in characters. */
export const NOTE_MAX = 4_000;

/**
 * Assigns a conversation to a member of the organization, who is notified unless it is the caller; null assigns it to
 * nobody. 404 for a user outside the organization. Repeating it is not an error, and notifies nobody.
 */
export const assignConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/assign',
  request: v.object({ id: requiredId('Conversation'), personId: v.nullable(requiredId('Person')) }),
  response: ignoredReader,
});

/** Adds an internal note, which no visitor sees. Sending it again with the same `turnId` does not add a second note. */
export const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/addNote',
  request: v.object({
    id: requiredId('Conversation'),
    text: requiredText('Note', NOTE_MAX),
    /** A random id for this note. */
    turnId: requiredText('Id of the note', 100),
  }),
  response: v.object({ message: messageReader }),
});

/** The maximum count that a tab shows. For a larger count, the server returns this number, so that counting is fast. */
export const COUNT_MAX = 1_000;

/**
 * Counts the caller's open conversations, all open conversations, and the unanswered questions; each count is at most
 * `COUNT_MAX`.
 */
export const countConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/counts',
  request: v.object({}),
  response: v.object({ mine: countReader, open: countReader, unanswered: countReader }),
});
