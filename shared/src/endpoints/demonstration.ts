/** A demonstration hotel in the owner's own organization (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader } from './readers';

const stateReader = v.object({
  /**
   * `none` without a demonstration, `filling` while it is being created, `ready` when it is complete. `stopped` when
   * the server stopped before that: filling starts again, and removing deletes the part that exists.
   */
  state: v.fallback(v.picklist(['none', 'filling', 'ready', 'stopped']), 'none'),
  /** The ids of the demonstration's agents, documents, codes, conversations and notifications. */
  ids: v.optional(v.fallback(v.array(v.string()), []), []),
});

export const getDemonstration = defineEndpoint({
  method: 'GET',
  path: '/api/demonstration',
  request: v.object({}),
  response: stateReader,
});

/**
 * Creates agents, documents, QR codes, conversations and notifications of a small hotel. Answers before it is complete.
 * Does nothing if a demonstration already exists. If it would exceed a quota, creates nothing and answers 409 with the
 * reason.
 */
export const fillDemonstration = defineEndpoint({
  method: 'POST',
  path: '/api/demonstration',
  request: v.object({}),
  response: stateReader,
});

/** Deletes everything that the demonstration created, even if it was changed. Keeps what people added. */
export const removeDemonstration = defineEndpoint({
  method: 'DELETE',
  path: '/api/demonstration',
  request: v.object({}),
  response: ignoredReader,
});
