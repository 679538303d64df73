import { call } from '@frontdesk/shared/app';
import { updateBot } from '@frontdesk/shared/endpoints/bot';
import type { Agent, ChatOptions } from '../model/agent';
import type { AgentInfo } from '../model/agent-form';

/** Saves the agent. Without `chatOptions` what its chat offers stays as it is. */
export function updateAgent(
  agent: Agent,
  { name, description, isEnabled }: AgentInfo,
  chatOptions?: ChatOptions,
): Promise<void> {
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
    ...(chatOptions && { chatOptions: { ...chatOptions, starterQuestions: [...chatOptions.starterQuestions] } }),
  });
}
