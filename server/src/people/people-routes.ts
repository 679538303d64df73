import * as accountEndpoints from '@frontdesk/shared/endpoints/account';
import { DASHBOARD_LANGUAGES, preferredLanguage } from '@frontdesk/shared/endpoints/languages';
import * as endpoints from '@frontdesk/shared/endpoints/people';
import type { FastifyInstance } from 'fastify';
import { requireOwner, requireStrong, signedIn } from '../accounts/guards';
import { startSession } from '../accounts/known-browsers';
import { requireOwnOrigin } from '../accounts/own-origin';
import { hashPassword } from '../accounts/passwords';
import { requireInvitations } from '../accounts/registration';
import { addressKey } from '../http/address-key';
import { anyone, route } from '../http/route';
import { deleteAccount, deleteOrganizationBy } from './account-deletion';
import { invitationLink, invitationMail } from './invitation-mail';
import { invite, join, readInvitation, withdrawInvitation } from './invitation-store';
import type { PeopleServices } from './people-services';
import { changeRole, leave, listPeople, removePerson } from './people-store';

export function peopleRoutes(app: FastifyInstance, services: PeopleServices): void {
  const { accountLimits: limits, config, database, mailer, notify, sessions } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getPeople, guard.orKey('people:read'), async (_, session) => ({
    ...(await listPeople(database, session)),
    canMail: config.smtpUrl !== null,
  }));

  route(app, endpoints.sendInvitation, guard, async ({ email }, session, request) => {
    requireOwner(session);
    requireInvitations(config);
    const origin = requireOwnOrigin(request, config);
    await limits.mailsPerOrganization.take(session.organizationId);
    const { organization, firstName, lastName, language } = await database.db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.organization_id')
      .select(['organizations.name as organization', 'first_name as firstName', 'last_name as lastName'])
      .select('language')
      .where('users.id', '=', session.userId)
      .executeTakeFirstOrThrow();
    const { id, token } = await invite(database, session.organizationId, email);
    const invitation = { id, email, from: `${firstName} ${lastName}`, organization, language };
    const link = invitationLink(origin, token);
    mailer.inBackground(async () => invitationMail(invitation, link));
    return { link, isMailed: config.smtpUrl !== null };
  });

  route(app, endpoints.withdrawInvitation, guard, async ({ id }, session) => {
    requireOwner(session);
    await withdrawInvitation(database, session.organizationId, id);
  });

  route(app, endpoints.removePerson, guard, async ({ id }, session) => {
    requireOwner(session);
    const { email } = await removePerson(database, session, id);
    sessions.announceEnded(session.organizationId);
    await notify(
      session.organizationId,
      'accounts',
      'Person removed',
      `${email} was removed from your organization.`,
      '/people',
    );
  });

  route(app, endpoints.changeRole, guard, async ({ id, role }, session) => {
    requireOwner(session);
    await changeRole(database, session, id, role);
  });

  route(app, endpoints.leaveOrganization, guard, async (_, session) => {
    const gone = await leave(database, session);
    sessions.announceEnded(session.organizationId);
    await notify(
      session.organizationId,
      'accounts',
      'Person left',
      `${gone?.email} left your organization.`,
      '/people',
    );
  });

  route(app, endpoints.readInvitation, anyone, async ({ token }, _, request) => {
    await limits.linksPerAddress.take(addressKey(request.ip));
    return readInvitation(database, token);
  });

  route(app, endpoints.joinOrganization, anyone, async ({ token, password, ...names }, _, request, reply) => {
    requireInvitations(config);
    requireStrong(password);
    await limits.linksPerAddress.take(addressKey(request.ip));
    const joined = await join(database, token, {
      ...names,
      language: preferredLanguage(request.headers['accept-language'], DASHBOARD_LANGUAGES),
      passwordHash: await hashPassword(password, config),
    });
    await notify(
      joined.organizationId,
      'accounts',
      'New person',
      `${joined.email} joined your organization.`,
      '/people',
    );
    return startSession(services, request, reply, joined.userId);
  });
}

/** Registers the endpoints with which people delete their account, and owners delete their organization. */
export function deletionRoutes(app: FastifyInstance, services: PeopleServices): void {
  const guard = signedIn(services.sessions);

  route(app, accountEndpoints.deleteAccount, guard, (input, session) => deleteAccount(services, session, input));

  route(app, accountEndpoints.deleteOrganization, guard, (input, session) =>
    deleteOrganizationBy(services, session, input),
  );
}
