import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQuery } from '@frontdesk/shared/query';
import { agentsQuery } from '../../api/agents';
import * as words from '../../messages/chat';

/**
 * Returns a function that describes contents line by line, and names a place's agent. Loads the agents only if there is
 * a place.
 */
export function useDescription(hasPlace: boolean): (content: QrContent) => string[] {
  const { data: agents } = useQuery({ ...agentsQuery, enabled: hasPlace });
  return (content) => {
    const lines = describeContent(content);
    if (content.type !== 'Chat' || !agents) return lines;
    const agent = agents.find(({ id }) => String(id) === content.payload.agentId);
    return [...lines, words.answeredBy(agent?.name ?? words.deletedAgent)];
  };
}
