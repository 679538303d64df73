import { showToast } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { asOwnEvent, endpointKey, useMutation, useQueryClient } from '@frontdesk/shared/query';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';

export interface DeleteAgentDialogProps {
  /** The agent to delete; null keeps the dialog closed. */
  readonly agent: AgentSummary | null;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteAgentDialog({ agent, onDeleted, onClose }: DeleteAgentDialogProps) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: async ({ id, name }: AgentSummary) => {
      const { agentDeleted, deleteAgent } = await import('../../api/agents');
      await asOwnEvent(client, agentDeleted(name), () => deleteAgent(id));
    },
    onSuccess: async () => {
      showToast('success', messages.changes.deleted);
      onClose();
      await client.invalidateQueries({ queryKey: endpointKey(getBots) });
      onDeleted();
    },
    onError: (error) => {
      showFailure(messages.changes.deleteFailed)(error);
      onClose();
    },
  });
  const remove = useOneAtATime(deletion.mutate);
  return (
    <ConfirmDialog
      isOpen={agent !== null}
      title={agent?.name}
      question={messages.changes.deleteQuestion}
      pending={deletion.isPending}
      onConfirm={() => agent && remove(agent)}
      onCancel={onClose}
    />
  );
}
