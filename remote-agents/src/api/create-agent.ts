import { call } from '@frontdesk/shared/app';
import { createBotForId } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import type { AgentInfo } from '../model/agent-form';

/**
 * Creates an agent, without a `clientId` until the first secret adds it. Resolves to the agent's id if the server sends
 * it. A separate module, because the page for a new agent needs none of the other calls for agents.
 */
export async function createAgent(
  { name, description, isEnabled }: AgentInfo,
  clientId: string | null = null,
): Promise<WireId | null> {
  const settings = { name, description, enabled: isEnabled, configuration: '', modelName: '', clientId };
  const { id = null } = await call(createBotForId, settings);
  return id;
}
