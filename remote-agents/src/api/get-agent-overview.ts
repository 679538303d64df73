import { getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** An agent's conversations in the last 7 days, and who has talked to it. Only our server has this. */
export const agentOverviewQuery = (id: WireId) => endpointQuery(getAgentOverview, { agentId: String(id) });
