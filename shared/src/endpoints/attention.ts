/** Questions and failures that need an owner's attention (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { idReader, listReader, optionalTextReader, textReader, visibleTextReader } from './readers';
import { unansweredReader } from './unanswered-fields';

/** Maximum number of each kind in the answer. */
export const ATTENTION_MAX = 5;

/** What can fail. `mail` is a reply to a visitor; `website` is fetching its pages. */
export const FAILURE_KINDS = ['document', 'mail', 'website'] as const;

/**
 * Lists the newest questions without an answer and the failures of the last 30 days, newest first. At most five of
 * each.
 */
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
        /** The reason, a sentence; null when it is not known. */
        reason: v.optional(optionalTextReader, null),
        /** Time of the failure, ISO 8601. */
        at: textReader,
        agentId: idReader,
        /** The conversation of a failed mail. */
        conversationId: v.optional(v.fallback(v.nullable(idReader), null), null),
      }),
    ),
  }),
});
