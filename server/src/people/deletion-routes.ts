import * as endpoints from '@frontdesk/shared/endpoints/account';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { route } from '../http/route';
import { deleteAccount, deleteOrganizationBy } from './account-deletion';
import type { PeopleServices } from './people-services';

/** Registers the endpoints with which people delete their account, or owners the organization. */
export function deletionRoutes(app: FastifyInstance, services: PeopleServices): void {
  const guard = signedIn(services.sessions);

  route(app, endpoints.deleteAccount, guard, (input, session) => deleteAccount(services, session, input));

  route(app, endpoints.deleteOrganization, guard, (input, session) => deleteOrganizationBy(services, session, input));
}
