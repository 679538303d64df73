import * as endpoints from '@frontdesk/shared/endpoints/many-qrs';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { route } from '../http/route';
import { deleteCodes } from './delete-codes';
import type { QrServices } from './qr-services';
import { listTags, tagCodes } from './tag-codes';

/** Registers the endpoints for tags of saved codes, and for changes of many codes at once. */
export function manyQrsRoutes(app: FastifyInstance, services: QrServices): void {
  const { database, sessions } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.tagQrs, guard, (input, { organizationId }) => tagCodes(database, organizationId, input));

  route(app, endpoints.getQrTags, guard, (_, { organizationId }) => listTags(database, organizationId));

  route(app, endpoints.deleteQrs, guard, ({ ids }, { organizationId }) => deleteCodes(services, organizationId, ids));
}
