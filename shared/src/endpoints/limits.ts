/** What the server accepts (ours; the spec shows no limits). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** What an organization may have a limited number of. */
export const QUOTAS = ['documents', 'documentBytes', 'agents', 'qrCodes'] as const;

const quotaSchema = v.object({
  /** How much the organization has, in pieces or bytes. */
  used: v.number(),
  /** The most that it may have. */
  most: v.pipe(v.number(), v.minValue(1)),
});

/**
 * The limits of the server that answers. Another server answers 404: then it has refused nothing, and every document
 * and message is sent.
 */
export const getLimits = defineEndpoint({
  method: 'GET',
  path: '/api/v1.0/limits',
  request: v.object({}),
  response: v.object({
    /** Kinds of documents that it reads, as file extensions: '.pdf'. */
    documentKinds: v.array(v.string()),
    /** Largest document, in bytes. */
    documentBytes: v.pipe(v.number(), v.minValue(1)),
    /** Longest message to an agent, in characters. */
    chatCharacters: v.pipe(v.number(), v.minValue(1)),
    /** The organization's quotas; absent on a server that has none. */
    quotas: v.optional(v.object(v.entriesFromList(QUOTAS, quotaSchema))),
  }),
});
