import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';

/** After a change: refreshes the agent, and the list when it is next shown. */
export function useRefreshAgent(id: WireId): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: endpointKey(getBots) });
    await client.invalidateQueries({ queryKey: endpointKey(getBot, { botId: String(id) }) });
  };
}
