import { call } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { readAgent } from './read-agent';
import { updateAgent } from './update-agent';

/** Enables or disables an agent and changes nothing else: an update carries the whole agent, so that is read first. */
export async function setAgentEnabled(id: WireId, isEnabled: boolean): Promise<void> {
  const agent = readAgent(await call(getBot, { botId: id }));
  if (agent.isEnabled === isEnabled) return;
  await updateAgent(agent, { name: agent.name, description: agent.description ?? '', isEnabled });
}
