import { storage } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import type { Agent } from '../../model/agent';
import { clientStateKey, formatClientState, parseClientState } from '../../model/client-state';

export interface ClientState {
  readonly isActive: boolean;
  /** Where the state comes from. 'assumed' is active, the state of a new client. */
  readonly source: 'server' | 'browser' | 'assumed';
  /** Stores what was sent, for servers that do not report the state. */
  remember(isActive: boolean): void;
}

/** Returns whether the agent's client is active: as the server reports it, or else as this browser last sent it. */
export function useClientState({ id, client, carried }: Agent): ClientState {
  const queries = useQueryClient();
  const key = clientStateKey(carried.organizationId, id);
  const read = () => parseClientState(storage.read(key));
  // Also in the query cache, so that all tabs of the agent update, even when the browser stores nothing.
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
