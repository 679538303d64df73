/** The server's limits (not in the spec). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** Kinds of objects that a quota limits for each organization. */
export const QUOTAS = ['documents', 'documentBytes', 'agents', 'qrCodes'] as const;

const quotaSchema = v.object({
  /** The amount in use, as a count or in bytes. */
  used: v.number(),
  /** Maximum amount. */
  most: v.pipe(v.number(), v.minValue(1)),
});

/**
 * Returns the server's limits. Another server answers 404; then there are no limits, and every document and message is
 * sent.
 */
export const getLimits = defineEndpoint({
  method: 'GET',
  path: '/api/v1.0/limits',
  request: v.object({}),
  response: v.object({
    /** Supported kinds of documents as file extensions: '.pdf'. */
    documentKinds: v.array(v.string()),
    /** Maximum size of a document, in bytes. */
    documentBytes: v.pipe(v.number(), v.minValue(1)),
    /** Maximum length of a message to an agent, in characters. */
    chatCharacters: v.pipe(v.number(), v.minValue(1)),
    /** The organization's quotas; absent on a server without quotas. */
    quotas: v.optional(v.object(v.entriesFromList(QUOTAS, quotaSchema))),
  }),
});
