import { messageOf } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, type QueryClient, useQueryClient } from '@frontdesk/shared/query';
import { useRef, useState } from 'react';
import type { AgentSummary } from '../../model/agent';
import type { BulkAction } from './bulk-action';

export interface BulkResult {
  readonly id: WireId;
  readonly name: string;
  readonly text: string;
  readonly isFailure: boolean;
}

const actionOf = (client: QueryClient, action: BulkAction, agent: AgentSummary) =>
  import('./run-bulk-action').then(
    ({ runBulkAction }) => runBulkAction(client, action, agent),
    (error: unknown) => ({ text: messageOf(error), isFailure: true }),
  );

/** Runs an action for many agents, one after the other. A failure does not stop the others. */
export function useBulkActions() {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const inFlight = useRef(false);

  async function run(action: BulkAction, agents: readonly AgentSummary[]) {
    if (inFlight.current) return;
    inFlight.current = true;
    setRunning(true);
    setResults([]);
    for (const agent of agents) {
      const result = { id: agent.id, name: agent.name, ...(await actionOf(client, action, agent)) };
      setResults((current) => [...current, result]);
    }
    await client.invalidateQueries({ queryKey: endpointKey(getBots) });
    inFlight.current = false;
    setRunning(false);
  }

  return { results, isRunning, run, forget: () => setResults([]) };
}
