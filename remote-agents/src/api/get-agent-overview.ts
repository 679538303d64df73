import { getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** How many conversations an agent had in the last 7 days, and who has talked to it. Only our server knows. */
export const agentOverviewQuery = (id: WireId) => endpointQuery(getAgentOverview, { agentId: String(id) });
