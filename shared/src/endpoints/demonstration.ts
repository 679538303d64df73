/** A demonstration hotel in the owner's own organization (ours; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader } from './readers';

const stateReader = v.object({
  /**
   * `none` without one, `filling` while it is made, `ready` once everything is there. `stopped` when the server ended
   * before: filling again starts over, removing removes what is there.
   */
  state: v.fallback(v.picklist(['none', 'filling', 'ready', 'stopped']), 'none'),
});

export const getDemonstration = defineEndpoint({
  method: 'GET',
  path: '/api/demonstration',
  request: v.object({}),
  response: stateReader,
});

/**
 * Makes agents, documents, QR codes, conversations and notifications of a small hotel. Answers before all of it is there.
 * Where there is a demonstration, nothing happens. Over a quota, nothing is made and the answer is 409 with the reason.
 */
export const fillDemonstration = defineEndpoint({
  method: 'POST',
  path: '/api/demonstration',
  request: v.object({}),
  response: stateReader,
});

/** Removes everything that the demonstration made, changed things too. What somebody added stays. */
export const removeDemonstration = defineEndpoint({
  method: 'DELETE',
  path: '/api/demonstration',
  request: v.object({}),
  response: ignoredReader,
});
