import { call } from '@frontdesk/shared/app';
import { updateBot } from '@frontdesk/shared/endpoints/bot';
import type { Agent, ChatOptions } from '../model/agent';
import type { AgentInfo } from '../model/agent-form';
import { type ReplySettings, storedReplySettings } from '../model/reply-settings';

/** Settings of an agent that only our server has. */
export interface OwnSettings {
  readonly chatOptions: ChatOptions;
  readonly replies: ReplySettings;
}

/** Saves the agent. Without `own` everything else stays unchanged. */
export function updateAgent(
  agent: Agent,
  { name, description, isEnabled }: AgentInfo,
  own?: OwnSettings,
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
    ...(own && {
      ...storedReplySettings(agent, own.replies),
      chatOptions: { ...own.chatOptions, starterQuestions: [...own.chatOptions.starterQuestions] },
    }),
  });
}
