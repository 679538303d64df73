import { storage } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import type { Agent } from '../../model/agent';
import { clientStateKey, formatClientState, parseClientState } from '../../model/client-state';

export interface ClientState {
  readonly isActive: boolean;
  /** Where the state comes from. 'assumed' is active, as a client is made. */
  readonly source: 'server' | 'browser' | 'assumed';
  /** Remembers what was sent, for servers that do not report the state. */
  remember(isActive: boolean): void;
}

/** Whether the agent's client is active: what the server reports, else what this browser last sent. */
export function useClientState({ id, client, carried }: Agent): ClientState {
  const queries = useQueryClient();
  const key = clientStateKey(carried.organizationId, id);
  const read = () => parseClientState(storage.read(key));
  // In the cache too: all tabs of the agent follow, also where the browser stores nothing.
  const { data: sent } = useQuery({ queryKey: [key], queryFn: read, initialData: read, staleTime: 'static' });
  return {
    isActive: client.isActive ?? sent ?? true,
    source: client.isActive !== null ? 'server' : sent !== null ? 'browser' : 'assumed',
    remember(isActive) {
      storage.write(key, formatClientState(isActive));
      queries.setQueryData([key], isActive);
    },
  };
}
