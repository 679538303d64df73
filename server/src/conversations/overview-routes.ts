import { getAgentActivity, getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { route } from '../http/route';
import type { ConversationServices } from './conversation-services';
import { readAgentOverview } from './read-agent-overview';
import { readAgentActivity, readOverview } from './read-overview';

export function overviewRoutes(app: FastifyInstance, { database, sessions }: ConversationServices): void {
  const guard = signedIn(sessions);

  route(app, getOverview, guard, (input, { organizationId }) => readOverview(database, organizationId, input));

  route(app, getAgentActivity, guard, (_, { organizationId }) => readAgentActivity(database, organizationId));

  route(app, getAgentOverview, guard, ({ agentId }, { organizationId }) =>
    readAgentOverview(database, organizationId, agentId),
  );
}
