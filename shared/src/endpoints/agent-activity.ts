/** How busy each agent is (ours; another server answers 404), apart from the overview: the list of agents needs only this. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { countReader, idReader, listReader } from './readers';

/** How many conversations each agent had in the last 7 days; agents without any are left out. */
export const getAgentActivity = defineEndpoint({
  method: 'GET',
  path: '/api/overview/agents',
  request: v.object({}),
  response: v.object({ agents: listReader(v.object({ agentId: idReader, conversations: countReader })) }),
});
