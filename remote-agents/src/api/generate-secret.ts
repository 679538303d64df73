import { call } from '@frontdesk/shared/app';
import { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import { newId } from '@frontdesk/shared/new-id';
import type { Agent } from '../model/agent';

/** Makes a new secret, and the client id with the first one. Null when the server keeps the secret to itself. */
export async function generateSecret({ id, client, carried }: Agent, isActive: boolean): Promise<string | null> {
  const { clientSecret } = await call(createOrUpdateClient, {
    botId: id,
    clientId: client.id ?? newId(),
    isActive,
    organizationId: carried.organizationId,
  });
  return clientSecret || null;
}
