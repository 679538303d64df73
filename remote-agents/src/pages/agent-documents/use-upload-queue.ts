import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useSyncExternalStore } from 'react';
import { limitsQuery } from '../../api/limits';
import type { Agent } from '../../model/agent';
import { useRefreshAgent } from '../use-refresh-agent';
import { type Upload, type UploadQueue, uploadQueueOf } from './upload-queue';

/** Returns the agent's upload queue and its uploads, and updates with them. */
export function useUploadQueue(agent: Agent): { readonly queue: UploadQueue; readonly uploads: readonly Upload[] } {
  const queries = useQueryClient();
  const refresh = useRefreshAgent(agent.id);
  const server = { refresh, limits: () => queries.fetchQuery(limitsQuery).catch(() => null) };
  const queue = uploadQueueOf(agent, server);
  useEffect(function followAgent() {
    queue.follow(agent, server);
  });
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read) };
}
