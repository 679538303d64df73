import { messageOf } from '@frontdesk/shared/app';
import { asOwnEvent, type QueryClient } from '@frontdesk/shared/query';
import { agentDeleted, deleteAgent, setAgentEnabled } from '../../api/agents';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';

export type BulkAction = 'enable' | 'disable' | 'delete';

interface Action {
  readonly run: (agent: AgentSummary, client: QueryClient) => Promise<void>;
  readonly done: string;
  readonly failed: string;
}

const ACTIONS: Record<BulkAction, Action> = {
  enable: { run: ({ id }) => setAgentEnabled(id, true), done: messages.status.enabled, failed: messages.info.failed },
  disable: {
    run: ({ id }) => setAgentEnabled(id, false),
    done: messages.status.disabled,
    failed: messages.info.failed,
  },
  delete: {
    run: ({ id, name }, client) => asOwnEvent(client, agentDeleted(name), () => deleteAgent(id)),
    done: messages.list.deleted,
    failed: messages.list.deleteFailed,
  },
};

/**
 * Runs an action for an agent and returns the result. Loaded with the first action, because most visits only read the
 * list.
 */
export async function runBulkAction(
  client: QueryClient,
  action: BulkAction,
  agent: AgentSummary,
): Promise<{ text: string; isFailure: boolean }> {
  const { run, done, failed } = ACTIONS[action];
  try {
    await run(agent, client);
    return { text: done, isFailure: false };
  } catch (error) {
    console.error(failed, error);
    return { text: messageOf(error), isFailure: true };
  }
}
