import { getBot } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery } from '@frontdesk/shared/query';
import { readAgent } from './read-agent';

/** Returns the query of an agent; fails with status 404 when there is no agent with this id. */
export function agentQuery(id: string) {
  return { ...endpointQuery(getBot, { botId: id }), select: readAgent };
}
