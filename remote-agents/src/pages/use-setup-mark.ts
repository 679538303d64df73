import { storage } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useCallback } from 'react';
import type { Agent } from '../model/agent';
import { setupMarkKey } from '../model/setup-steps';

/** Returns whether this browser has stored that a setup step is done, and a function that stores it. */
export function useSetupMark(step: 'test' | 'site', { id, carried }: Pick<Agent, 'id' | 'carried'>) {
  const queries = useQueryClient();
  const key = setupMarkKey(step, carried.organizationId, id);
  const read = () => storage.read(key) !== null;
  // The mark is also in the query cache, so that the rail updates immediately, even when the browser stores nothing.
  const { data: isSet } = useQuery({ queryKey: [key], queryFn: read, initialData: read, staleTime: 'static' });
  const set = useCallback(() => {
    if (queries.getQueryData([key]) === true) return;
    storage.write(key, 'done');
    queries.setQueryData([key], true);
  }, [queries, key]);
  return { isSet, set };
}
