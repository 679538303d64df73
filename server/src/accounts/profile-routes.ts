import * as endpoints from '@frontdesk/shared/endpoints/account';
import { DASHBOARD_LANGUAGES, type DashboardLanguage, preferredLanguage } from '@frontdesk/shared/endpoints/languages';
import * as user from '@frontdesk/shared/endpoints/user';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { anyone, route } from '../http/route';
import type { AccountServices } from './account-services';
import { readAccount } from './account-store';
import { finishEmailChange } from './email-change';
import { isOperator, signedIn } from './guards';
import { updateProfile } from './profile-change';

/** Registers the endpoints for a person's own account. */
export function profileRoutes(app: FastifyInstance, services: AccountServices): void {
  const { accountLimits, config, database, notify, sessions } = services;
  const guard = signedIn(sessions);

  route(app, user.getLoggedUser, guard, async (_, { userId }, request) => {
    const { emailKey, proved, language, ...person } = await database.db
      .selectFrom('users')
      .select(['email', 'first_name as firstName', 'last_name as lastName', 'role'])
      .select(['email_key as emailKey', 'email_proved_at as proved', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return {
      ...person,
      language: language ?? (await rememberLanguage(database, userId, request.headers['accept-language'])),
      ...(isOperator(config, emailKey, proved) && { isOperator: true }),
    };
  });

  route(app, user.updateUser, guard, (input, session, request) => updateProfile(services, session, request, input));

  route(app, user.setLanguage, guard, async ({ language }, { userId }) => {
    await database.db.updateTable('users').set({ language }).where('id', '=', userId).execute();
  });

  route(app, endpoints.getAccount, guard, (_, session) => readAccount(database, session));

  route(app, endpoints.confirmEmail, anyone, async ({ token }, _, request) => {
    await accountLimits.linksPerAddress.take(addressKey(request.ip));
    const { email, organizationId } = await finishEmailChange(database, token);
    const message = `An account now has the email ${email}.` as const;
    await notify(organizationId, 'accounts', 'Email changed', message, '/people');
    return { email };
  });
}

/**
 * Stores the page's language for an account that has none because it was created before languages existed. The
 * account's emails use that language.
 */
async function rememberLanguage(
  { db }: Database,
  userId: string,
  acceptLanguage: string | undefined,
): Promise<DashboardLanguage | null> {
  const language = preferredLanguage(acceptLanguage, DASHBOARD_LANGUAGES);
  if (language === null) return null;
  await db.updateTable('users').set({ language }).where('id', '=', userId).where('language', 'is', null).execute();
  return language;
}
