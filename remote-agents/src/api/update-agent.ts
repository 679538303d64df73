import { call } from '@frontdesk/shared/app';
import { updateBot } from '@frontdesk/shared/endpoints/bot';
import type { Agent } from '../model/agent';
import type { AgentInfo } from '../model/agent-form';

export function updateAgent(agent: Agent, { name, description, isEnabled }: AgentInfo): Promise<void> {
  const { botTypeId, configuration, modelName } = agent.carried;
  return call(updateBot, {
    id: agent.id,
    name,
    description,
    enabled: isEnabled,
    clientId: agent.client.id,
    botTypeId,
    configuration,
    modelName,
  });
}
