import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { SwitchField } from '@frontdesk/shared/ui/form';
import { setAgentEnabled } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';

const words = messages.header;

/** Enables or disables the agent at once, and changes nothing else. */
export function StatusSwitch({ agent: { id, isEnabled } }: { agent: Pick<Agent, 'id' | 'isEnabled'> }) {
  const refresh = useRefreshAgent(id);
  const change = useMutation({
    mutationFn: (isOn: boolean) => setAgentEnabled(id, isOn),
    onSuccess: async () => {
      showToast('success', messages.info.updated);
      await refresh();
    },
    onError: showFailure(messages.info.failed),
  });
  const start = useOneAtATime(change.mutate);
  return (
    <SwitchField
      label={words.status}
      checked={change.isPending ? change.variables : isEnabled}
      pending={change.isPending}
      onChange={start}
      words={[messages.status.enabled, messages.status.disabled]}
    />
  );
}
