import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { createOrUpdateClient } from '@frontdesk/shared/endpoints/bot';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { orClientIdTaken } from './agent-store';

/** Creates a secret with which the owner's own servers prove who they are. Only its hash is stored. */
export function newClientSecret(): string {
  return `fds_${randomBytes(32).toString('base64url')}`;
}

/** Hashes a client secret; 256 random bits need no slow hash. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns whether `secret` has this hash; always false for an agent that has no hash. */
export function isClientSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashClientSecret(secret)), Buffer.from(hash));
}

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
