import { useQuery } from '@frontdesk/shared/query';
import { useRef } from 'react';
import { agentQuery } from '../../api/get-agent';
import { isUnderWay } from '../../model/document';
import { pollDelayMs } from '../../model/poll-delay';

/** The agent, asked for again while one of its documents is under way, as long as the tab is looked at. */
export function useAgent(id: string) {
  const last = useRef({ statuses: '', sinceAnswer: 0 });
  return useQuery({
    ...agentQuery(id),
    refetchInterval: ({ state }) => {
      const documents = state.data?.documents ?? [];
      if (!documents.some(isUnderWay)) return false;
      const statuses = documents.map(({ documentId, status }) => `${documentId} ${status}`).join();
      // Failed answers count too, so that a server in trouble is asked less often.
      const answers = state.dataUpdateCount + state.errorUpdateCount;
      if (statuses !== last.current.statuses) last.current = { statuses, sinceAnswer: answers };
      return pollDelayMs(answers - last.current.sinceAnswer);
    },
  });
}
