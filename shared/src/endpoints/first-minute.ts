/**
 * Creates an agent from a site's address, and reports its reading progress (not in the spec; another server answers
 * 404).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, flagReader, idReader, listReader, optionalTextReader, textReader } from './readers';
import { webAddress } from './website';

/**
 * Reads a site's first page, and creates an agent that answers from the site's content: with a client id, the site's
 * name and color, and the site as its allowed site. 422 when the page cannot be read; then nothing is created.
 */
export const startAgent = defineEndpoint({
  method: 'POST',
  path: '/api/start/site',
  request: v.object({ address: webAddress }),
  response: v.object({
    botId: idReader,
    /** The site's icon as a data URL (PNG, JPEG, WebP or ICO); '' if it has none. */
    icon: v.optional(textReader, ''),
    /** Whether the site itself names a color, which the agent's look then uses. */
    hasColor: v.optional(flagReader, false),
  }),
});

/** Returns an agent's progress in reading its sites and documents, and questions that visitors can ask about them. */
export const getStart = defineEndpoint({
  method: 'GET',
  path: '/api/start',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: v.object({
    isReading: v.optional(flagReader, false),
    /** Documents and pages from which the agent answers. */
    read: v.optional(countReader, 0),
    /** All known documents and pages, including those that are not read. */
    found: v.optional(countReader, 0),
    /** Documents and pages that could not be read. */
    failed: v.optional(countReader, 0),
    /** Why fetching a site ended early, a sentence. */
    error: optionalTextReader,
    /** Names of the most recently read pages and documents, newest first. */
    newest: v.optional(listReader(textReader), []),
    /**
     * Questions about the headings in the texts that were read, in the order of these headings. An older server returns
     * the headings.
     */
    topics: v.optional(listReader(textReader), []),
  }),
});
