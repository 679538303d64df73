import { messageOf } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';
import { useRef, useState } from 'react';
import type { AgentSummary } from '../../model/agent';

export type BulkAction = 'enable' | 'disable' | 'delete';

/** What became of one agent. */
export interface BulkResult {
  readonly id: WireId;
  readonly name: string;
  readonly text: string;
  readonly isFailure: boolean;
}

const actionOf = (action: BulkAction, id: WireId) =>
  import('./run-bulk-action').then(
    ({ runBulkAction }) => runBulkAction(action, id),
    (error: unknown) => ({ text: messageOf(error), isFailure: true }),
  );

/** Does one thing to many agents, one after the other; one that fails does not hold up the others. */
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
    for (const { id, name } of agents) {
      const result = { id, name, ...(await actionOf(action, id)) };
      setResults((current) => [...current, result]);
    }
    await client.invalidateQueries({ queryKey: endpointKey(getBots) });
    inFlight.current = false;
    setRunning(false);
  }

  return { results, isRunning, run, forget: () => setResults([]) };
}
