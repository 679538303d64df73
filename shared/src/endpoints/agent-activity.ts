/**
 * How busy each agent is (not in the spec; another server answers 404). Separate from the overview, because the list of
 * agents needs only these numbers.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, flagReader, idReader, listReader, optionalTextReader } from './readers';

/**
 * Counts the conversations of each agent in the last 7 days, and returns the color of its chat; agents that have
 * neither are omitted.
 */
export const getAgentActivity = defineEndpoint({
  method: 'GET',
  path: '/api/overview/agents',
  request: v.object({}),
  response: v.object({
    agents: listReader(v.object({ agentId: idReader, conversations: countReader, color: optionalTextReader })),
  }),
});

/**
 * Returns the progress of an agent's setup (not in the spec). 404 when there is no such agent in the caller's
 * organization.
 */
export const getAgentOverview = defineEndpoint({
  method: 'GET',
  path: '/api/overview/agents/:agentId',
  request: v.object({ agentId: requiredId('Agent') }),
  response: v.object({
    /** Number of conversations in the last 7 days. */
    conversations: countReader,
    /** Whether a member of the organization got a reply in Chat Test. */
    wasTested: flagReader,
    /** Whether a visitor got a reply on a site. */
    isOnSite: flagReader,
  }),
});
