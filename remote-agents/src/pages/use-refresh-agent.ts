import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';

/** Returns a function that refreshes the agent after a change, and the list when it is next shown. */
export function useRefreshAgent(id: WireId): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: endpointKey(getBots) });
    await client.invalidateQueries({ queryKey: endpointKey(getBot, { botId: String(id) }) });
  };
}
