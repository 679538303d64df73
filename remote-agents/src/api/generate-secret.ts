import { call } from '@frontdesk/shared/app';
import { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import { newId } from '@frontdesk/shared/new-id';
import type { Agent } from '../model/agent';

/** Generates a new secret; the first one also creates the client id. Null when the server does not send the secret. */
export async function generateSecret({ id, client, carried }: Agent, isActive: boolean): Promise<string | null> {
  const { clientSecret } = await call(createOrUpdateClient, {
    botId: id,
    clientId: client.id ?? newId(),
    isActive,
    organizationId: carried.organizationId,
  });
  return clientSecret || null;
}

/** The notification of our server when an agent gets a new secret. */
export const secretMade = (id: Agent['id']) => ({ title: 'New client secret', about: `/agent/${id}/client` });
