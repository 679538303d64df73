/** What an owner should look at (ours; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { idReader, listReader, optionalTextReader, textReader, visibleTextReader } from './readers';
import { unansweredReader } from './unanswered-fields';

/** How many of each the answer lists. */
export const ATTENTION_MAX = 5;

/** What can fail. `mail`: a reply to a visitor; `website`: fetching its pages. */
export const FAILURE_KINDS = ['document', 'mail', 'website'] as const;

/** The newest questions without an answer, and what failed within 30 days, the newest first. At most five of each. */
export const getAttention = defineEndpoint({
  method: 'GET',
  path: '/api/attention',
  request: v.object({}),
  response: v.object({
    questions: listReader(unansweredReader),
    failures: listReader(
      v.object({
        kind: v.fallback(v.picklist(FAILURE_KINDS), 'document'),
        /** The document's name, the address of the website, or the visitor's email. */
        name: visibleTextReader,
        /** Why, a sentence; null where only that it failed is known. */
        reason: v.optional(optionalTextReader, null),
        /** When it failed, ISO 8601. */
        at: textReader,
        agentId: idReader,
        /** Of a mail: the conversation that it replies in. */
        conversationId: v.optional(v.fallback(v.nullable(idReader), null), null),
      }),
    ),
  }),
});
