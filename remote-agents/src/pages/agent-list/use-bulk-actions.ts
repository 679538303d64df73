import { messageOf } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';
import { useRef, useState } from 'react';
import { deleteAgent } from '../../api/delete-agent';
import { setAgentEnabled } from '../../api/set-agent-enabled';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';

export type BulkAction = 'enable' | 'disable' | 'delete';

/** What became of one agent. */
export interface BulkResult {
  readonly id: WireId;
  readonly name: string;
  readonly text: string;
  readonly isFailure: boolean;
}

const ACTIONS: Record<BulkAction, { run: (id: WireId) => Promise<void>; done: string; failed: string }> = {
  enable: { run: (id) => setAgentEnabled(id, true), done: messages.status.enabled, failed: messages.info.failed },
  disable: { run: (id) => setAgentEnabled(id, false), done: messages.status.disabled, failed: messages.info.failed },
  delete: { run: deleteAgent, done: messages.list.deleted, failed: messages.list.deleteFailed },
};

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
    const { run: act, done, failed } = ACTIONS[action];
    for (const { id, name } of agents) {
      const result = await act(id).then(
        () => ({ id, name, text: done, isFailure: false }),
        (error: unknown) => {
          console.error(failed, error);
          return { id, name, text: messageOf(error), isFailure: true };
        },
      );
      setResults((current) => [...current, result]);
    }
    await client.invalidateQueries({ queryKey: endpointKey(getBots) });
    inFlight.current = false;
    setRunning(false);
  }

  return { results, isRunning, run, forget: () => setResults([]) };
}
