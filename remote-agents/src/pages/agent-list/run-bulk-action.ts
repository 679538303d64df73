import { messageOf } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { deleteAgent } from '../../api/delete-agent';
import { setAgentEnabled } from '../../api/set-agent-enabled';
import * as messages from '../../messages';
import type { BulkAction } from './use-bulk-actions';

const ACTIONS: Record<BulkAction, { run: (id: WireId) => Promise<void>; done: string; failed: string }> = {
  enable: { run: (id) => setAgentEnabled(id, true), done: messages.status.enabled, failed: messages.info.failed },
  disable: { run: (id) => setAgentEnabled(id, false), done: messages.status.disabled, failed: messages.info.failed },
  delete: { run: deleteAgent, done: messages.list.deleted, failed: messages.list.deleteFailed },
};

/** Does one thing to one agent and says how it ended. Loaded with the first action: most visits only read the list. */
export async function runBulkAction(action: BulkAction, id: WireId): Promise<{ text: string; isFailure: boolean }> {
  const { run, done, failed } = ACTIONS[action];
  try {
    await run(id);
    return { text: done, isFailure: false };
  } catch (error) {
    console.error(failed, error);
    return { text: messageOf(error), isFailure: true };
  }
}
