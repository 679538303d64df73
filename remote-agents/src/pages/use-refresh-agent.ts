import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';

/** After a change: fetches the agent anew, and the list when it is next looked at. */
export function useRefreshAgent(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: endpointKey(getBots) });
    await client.invalidateQueries({ queryKey: endpointKey(getBot, { botId: id }) });
  };
}
