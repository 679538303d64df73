import type { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { AgentSummary } from '../model/agent';

/** Converts an agent of the list from the wire, where it is called a bot. */
export function readAgentSummary(bot: ResponseOf<typeof getBots>[number]): AgentSummary {
  return {
    id: bot.id,
    name: bot.name,
    description: bot.description,
    isEnabled: bot.enabled,
    createdAt: bot.dateCreated,
  };
}
