import * as endpoints from '@frontdesk/shared/endpoints/overview';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { route } from '../http/route';
import type { Services } from '../services';
import { readAgentActivity, readOverview } from './read-overview';

export function overviewRoutes(app: FastifyInstance, { database, sessions }: Services): void {
  const guard = signedIn(sessions);

  route(app, endpoints.getOverview, guard, (input, { organizationId }) =>
    readOverview(database, organizationId, input),
  );

  route(app, endpoints.getAgentActivity, guard, (_, { organizationId }) => readAgentActivity(database, organizationId));
}
