import * as endpoints from '@frontdesk/shared/endpoints/api-key';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { AccountServices } from './account-services';
import { createApiKey, endApiKey, listApiKeys } from './api-keys';
import { requireOwner, signedIn } from './guards';

export function apiKeyRoutes(app: FastifyInstance, { database, notify, sessions }: AccountServices): void {
  const guard = signedIn(sessions);

  route(app, endpoints.getApiKeys, guard, (_, session) => {
    requireOwner(session);
    return listApiKeys(database, session.organizationId);
  });

  route(app, endpoints.createApiKey, guard, async (input, session) => {
    requireOwner(session);
    const created = await createApiKey(database, session, input);
    await notify(
      session.organizationId,
      'accounts',
      'New API key',
      `The API key "${input.name}" was created.`,
      '/integrations',
    );
    return created;
  });

  route(app, endpoints.endApiKey, guard, async ({ id }, session) => {
    requireOwner(session);
    const name = await endApiKey(database, session.organizationId, id);
    await notify(
      session.organizationId,
      'accounts',
      'API key revoked',
      `The API key "${name}" was revoked.`,
      '/integrations',
    );
  });
}
