/** How busy each agent is (ours; another server answers 404), apart from the overview: the list of agents needs only this. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, flagReader, idReader, listReader } from './readers';

/** How many conversations each agent had in the last 7 days; agents without any are left out. */
export const getAgentActivity = defineEndpoint({
  method: 'GET',
  path: '/api/overview/agents',
  request: v.object({}),
  response: v.object({ agents: listReader(v.object({ agentId: idReader, conversations: countReader })) }),
});

/** How far one agent has come (ours). 404 when there is no such agent in the caller's organization. */
export const getAgentOverview = defineEndpoint({
  method: 'GET',
  path: '/api/overview/agents/:agentId',
  request: v.object({ agentId: requiredId('Agent') }),
  response: v.object({
    /** Conversations of the last 7 days. */
    conversations: countReader,
    /** Somebody of the organization got a reply in Chat Test. */
    wasTested: flagReader,
    /** A visitor got a reply on some site. */
    isOnSite: flagReader,
  }),
});
