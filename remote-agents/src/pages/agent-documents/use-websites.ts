import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { useEffect, useRef } from 'react';
import { type Website, websitesQuery } from '../../api/documents';
import type { Agent } from '../../model/agent';
import { useRefreshAgent } from '../use-refresh-agent';

const POLL_MS = 3_000;

/**
 * Returns the agent's websites. Fetches them again while any is being fetched, and refreshes the documents when their
 * pages change.
 */
export function useWebsites(agent: Agent) {
  const refreshAgent = useRefreshAgent(agent.id);
  const query = useQuery({ ...websitesQuery(agent.id), enabled: useOwnCalls() });
  useTabPoll<typeof query.data>({
    queryKey: websitesQuery(agent.id).queryKey,
    intervalMs: (newest) => (newest?.websites.some(({ isFetching }) => isFetching) ? POLL_MS : false),
  });
  const found = query.data?.websites.map(progressOf).join();
  const shown = useRef(found);
  useEffect(
    function showNewDocuments() {
      if (found !== undefined && shown.current !== undefined && found !== shown.current) void refreshAgent();
      shown.current = found;
    },
    [found, refreshAgent],
  );
  return query;
}

const progressOf = ({ id, pages, changes, lastTried }: Website) =>
  [id, pages, changes.added, changes.changed, changes.removed, lastTried].join(' ');
