import { getBot } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery } from '@frontdesk/shared/query';
import { readAgent } from './read-agent';

/** One agent; fails with status 404 when there is none with this id. */
export function agentQuery(id: string) {
  return { ...endpointQuery(getBot, { botId: id }), select: readAgent };
}
