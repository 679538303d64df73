import * as authentication from '@frontdesk/shared/endpoints/authentication';
import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import * as user from '@frontdesk/shared/endpoints/user';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import { anyone, route } from '../http/route';
import type { Services } from '../services';
import { createAccountLimits } from './account-limits';
import { changeProfile, createAccount } from './account-store';
import { limitRecovery } from './limit-recovery';
import { ownOrigin } from './own-origin';
import { hashPassword } from './password-hash';
import { beginPasswordReset, finishPasswordReset } from './password-reset';
import { recoveryMail } from './recovery-mail';
import { signIn } from './sign-in';
import { signedIn } from './signed-in';

const PASSWORD_CHANGED = [
  'accounts',
  'Password changed',
  'The password of your account was changed. Other sessions were signed out.',
] as const;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, knownBrowsers, mailer, notify } = services;
  const limits = createAccountLimits(services.rateLimits);
  const guard = signedIn(services.sessions);

  route(app, authentication.login, anyone, async (input, _, request, reply) => {
    const { userId } = await signIn(services, limits, request, input);
    const token = await services.sessions.begin(userId);
    knownBrowsers.remember(request, reply, userId);
    return { token };
  });

  route(
    app,
    authentication.register,
    anyone,
    async ({ password, ...account }, _, request) => {
      requireStrong(password);
      await limits.registrationsPerAddress.take(addressKey(request.ip));
      await createAccount(database, { ...account, passwordHash: await hashPassword(password) });
    },
    { errorsAsList: true },
  );

  route(app, authentication.forgotPassword, anyone, async ({ email }, _, request) => {
    await limitRecovery(services, limits, request, email);
    const origin = ownOrigin(request, config);
    if (origin === null) return;
    // Not awaited: how long it takes must not tell whether the account exists. The link ignores clientURI's origin.
    mailer.inBackground(async () => {
      const reset = await beginPasswordReset(database, email);
      return reset && recoveryMail(reset.user, origin, reset.token);
    });
  });

  route(app, authentication.resetPassword, anyone, async (input, _, request, reply) => {
    const { email, token, password, confirmPassword } = input;
    if (password !== confirmPassword) throw new ApiError(400, 'Passwords do not match');
    requireStrong(password);
    await limits.linksPerAddress.take(addressKey(request.ip));
    const done = await finishPasswordReset(database, email, token, await hashPassword(password));
    if (!done) throw new ApiError(400, 'This reset link is no longer valid. Please ask for a new one.');
    // The mail reached its owner, so this browser is hers.
    knownBrowsers.remember(request, reply, done.userId);
    await notify(done.organizationId, ...PASSWORD_CHANGED);
  });

  route(app, user.getLoggedUser, guard, (_, { userId }) =>
    database.db
      .selectFrom('users')
      .select(['email', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  );

  route(app, user.updateUser, guard, async ({ email, password, firstName, lastName }, session) => {
    if (password) requireStrong(password);
    const passwordHash = password ? await hashPassword(password) : undefined;
    await changeProfile(database, session.userId, { email, firstName, lastName, passwordHash }, session.id);
    if (passwordHash) await notify(session.organizationId, ...PASSWORD_CHANGED);
  });
}

function requireStrong(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new ApiError(400, problems);
}
