import { sessionStore } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { startTabPoll } from '@frontdesk/shared/tab-poll';
import { useEffect, useRef } from 'react';
import { agentQuery } from '../../api/agents';
import { isBeingIndexed, isUnderWay } from '../../model/document';

const FIRST_MS = 3_000;
const STEADY_POLLS = 10;
const SLOWEST_MS = 15_000;

/**
 * Returns how long to wait before the next request for document statuses, in milliseconds: 3 s, slowing to 15 s after
 * `unchangedPolls` answers without a change. A pushed notification refreshes them immediately.
 */
export function pollDelayMs(unchangedPolls: number): number {
  return Math.min(SLOWEST_MS, FIRST_MS + 1_000 * Math.max(0, unchangedPolls - STEADY_POLLS));
}

/** The message to other tabs. Its token keeps other users' tabs from accepting it. */
interface Polled {
  readonly token: string | null;
  readonly agent: unknown;
}

/**
 * Returns the agent. While one of its documents is in progress, one visible browser tab fetches it again for all tabs.
 */
export function useAgent(id: string) {
  const queries = useQueryClient();
  const query = useQuery(agentQuery(id));
  const last = useRef({ statuses: '', sinceAnswer: 0 });
  const isPolled = query.data?.documents.some((document) => isUnderWay(document) || isBeingIndexed(document)) ?? false;
  useEffect(
    function pollWhileUnderWay() {
      if (!isPolled) return;
      const { queryKey } = agentQuery(id);
      const stateNow = () => queries.getQueryState(queryKey);
      return startTabPoll({
        channel: `agent/${id}`,
        intervalMs() {
          const { data, dataUpdateCount = 0, errorUpdateCount = 0 } = stateNow() ?? {};
          const statuses = (data?.documents ?? [])
            .map(({ documentId, status, indexedShare, pagesRead }) =>
              [documentId, status, indexedShare, pagesRead].join(' '),
            )
            .join();
          // Also counts failed answers, so that a failing server is polled less often.
          const answers = dataUpdateCount + errorUpdateCount;
          if (statuses !== last.current.statuses) last.current = { statuses, sinceAnswer: answers };
          return pollDelayMs(answers - last.current.sinceAnswer);
        },
        poll: () => queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }),
        result(): Polled | undefined {
          const state = stateNow();
          return state?.status === 'success' ? { token: sessionStore.getState().token, agent: state.data } : undefined;
        },
        onResult(result) {
          const { token, agent } = result as Polled;
          if (token === sessionStore.getState().token) queries.setQueryData(queryKey, agent as never);
        },
      });
    },
    [id, isPolled, queries],
  );
  return query;
}
