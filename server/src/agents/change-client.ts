import type { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { orClientIdTaken } from './agent-store';
import { hashClientSecret, newClientSecret } from './client-secret';

/** Sets the client id and whether it may be used. A new secret is returned once and never again. */
export async function changeClient(
  { db }: Database,
  organizationId: string,
  { botId, clientId, isActive, rotate }: CheckedRequestOf<typeof createOrUpdateClient>,
): Promise<{ clientSecret: string | null }> {
  const clientSecret = rotate ? newClientSecret() : null;
  const { numUpdatedRows } = await orClientIdTaken(
    db
      .updateTable('agents')
      .set({
        client_id: clientId,
        client_is_active: isActive ? 1 : 0,
        ...(clientSecret && { client_secret_hash: hashClientSecret(clientSecret) }),
      })
      .where('id', '=', botId)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw notFound('agent');
  return { clientSecret };
}
