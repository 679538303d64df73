import { useEffect, useSyncExternalStore } from 'react';
import type { Agent } from '../../model/agent';
import { useRefreshAgent } from '../use-refresh-agent';
import { type Upload, type UploadQueue, uploadQueueOf } from './upload-queue';

/** The agent's upload queue and the uploads in it, kept current. */
export function useUploadQueue(agent: Agent): { readonly queue: UploadQueue; readonly uploads: readonly Upload[] } {
  const refresh = useRefreshAgent(agent.id);
  const queue = uploadQueueOf(agent, refresh);
  useEffect(
    function followAgent() {
      queue.follow(agent, refresh);
    },
    [queue, agent, refresh],
  );
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read) };
}
