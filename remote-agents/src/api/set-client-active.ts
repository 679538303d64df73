import { call } from '@frontdesk/shared/app';
import { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import type { Agent } from '../model/agent';

/** Switches the client on or off. Servers without `rotate` create a new secret anyway, which is then returned. */
export async function setClientActive(agent: Agent, clientId: string, isActive: boolean): Promise<string | null> {
  const { clientSecret } = await call(createOrUpdateClient, {
    botId: agent.id,
    clientId,
    isActive,
    organizationId: agent.carried.organizationId,
    rotate: false,
  });
  return clientSecret || null;
}
