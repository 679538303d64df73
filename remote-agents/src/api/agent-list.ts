import { getAgentActivity } from '@frontdesk/shared/endpoints/agent-activity';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { endpointQuery } from '@frontdesk/shared/query';
import type { AgentSummary } from '../model/agent';

/** Converts an agent in the list from the wire format, where it is called a bot. */
export function readAgentSummary(bot: ResponseOf<typeof getBots>[number]): AgentSummary {
  return {
    id: bot.id,
    name: bot.name,
    description: bot.description,
    isEnabled: bot.enabled,
    createdAt: bot.dateCreated,
  };
}

/** All agents of the owner's organization. */
export const agentsQuery = { ...endpointQuery(getBots, {}), select: readAgents };

function readAgents(bots: ResponseOf<typeof getBots>) {
  return bots.map(readAgentSummary);
}

export type AgentActivity = ResponseOf<typeof getAgentActivity>['agents'][number];

/** Each agent's number of conversations in the last 7 days and the color of its chat, by its id. */
export const agentActivityQuery = {
  ...endpointQuery(getAgentActivity, {}),
  select: ({ agents }: { agents: AgentActivity[] }) => new Map(agents.map((agent) => [agent.agentId, agent])),
};
