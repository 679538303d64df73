import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { changeAgent } from './change-agent';

/** Enables or disables an agent and changes nothing else. */
export function setAgentEnabled(id: WireId, isEnabled: boolean): Promise<void> {
  return changeAgent(id, (agent) =>
    agent.isEnabled === isEnabled
      ? null
      : { info: { name: agent.name, description: agent.description ?? '', isEnabled } },
  );
}
