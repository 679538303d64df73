import { getAgentActivity } from '@frontdesk/shared/endpoints/agent-activity';
import { endpointQuery } from '@frontdesk/shared/query';

/** The number of conversations of each agent in the last 7 days, by its id. */
export const agentActivityQuery = {
  ...endpointQuery(getAgentActivity, {}),
  select: ({ agents }: { agents: { agentId: string; conversations: number }[] }) =>
    new Map(agents.map(({ agentId, conversations }) => [agentId, conversations])),
};
