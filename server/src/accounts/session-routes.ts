import { logout } from '@frontdesk/shared/endpoints/authentication';
import * as endpoints from '@frontdesk/shared/endpoints/session';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { AccountServices } from './account-services';
import { signedIn } from './guards';
import { endOtherSessions, endSession, listSessions, logOut } from './sessions';
import { dropCookie } from './token-cookie';

export function sessionRoutes(app: FastifyInstance, { database, sessions }: AccountServices): void {
  const guard = signedIn(sessions);

  route(app, logout, guard, async (_, session, request, reply) => {
    await logOut(database, session);
    dropCookie(request, reply);
    sessions.announceEnded(session.organizationId);
  });

  route(app, endpoints.getSessions, guard, (_, session) => listSessions(database, session));

  route(app, endpoints.endSession, guard, async ({ id }, { userId, organizationId }) => {
    await endSession(database, userId, id);
    sessions.announceEnded(organizationId);
  });

  route(app, endpoints.endOtherSessions, guard, async (_, session) => {
    await endOtherSessions(database, session);
    sessions.announceEnded(session.organizationId);
  });
}
