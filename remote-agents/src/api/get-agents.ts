import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { endpointQuery } from '@frontdesk/shared/query';
import { readAgentSummary } from './read-agent-summary';

/** All agents of the owner's organization. */
export const agentsQuery = { ...endpointQuery(getBots, {}), select: readAgents };

function readAgents(bots: ResponseOf<typeof getBots>) {
  return bots.map(readAgentSummary);
}
