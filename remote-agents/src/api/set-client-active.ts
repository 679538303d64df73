import { call } from '@frontdesk/shared/app';
import { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import type { Agent } from '../model/agent';

/** Switches the client on or off. Servers that know no `rotate` make a new secret all the same; it is answered here. */
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
