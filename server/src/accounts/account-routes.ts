import * as authentication from '@frontdesk/shared/endpoints/authentication';
import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import * as user from '@frontdesk/shared/endpoints/user';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error';
import { anyone, route } from '../http/route';
import type { Services } from '../services';
import { createAccountLimits } from './account-limits';
import { changeProfile, createAccount, emailKey } from './account-store';
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
  const { config, database, mailer, notify } = services;
  const limits = createAccountLimits();
  const guard = signedIn(services.sessions);

  route(app, authentication.login, anyone, (input, _, request) => signIn(services, limits, request.ip, input));

  route(
    app,
    authentication.register,
    anyone,
    async ({ password, ...account }, _, request) => {
      requireStrong(password);
      limits.registrationsPerAddress.take(request.ip);
      await createAccount(database, { ...account, passwordHash: await hashPassword(password) });
    },
    { errorsAsList: true },
  );

  route(app, authentication.forgotPassword, anyone, ({ email }, _, request) => {
    limits.recoveriesPerAddress.take(request.ip);
    limits.recoveriesPerAccount.take(emailKey(email));
    const origin = ownOrigin(request, config);
    if (origin === null) return;
    // Not awaited: how long it takes must not tell whether the account exists. The link ignores clientURI's origin.
    mailer.inBackground(async () => {
      const reset = await beginPasswordReset(database, email);
      return reset && recoveryMail(reset.user, origin, reset.token);
    });
  });

  route(app, authentication.resetPassword, anyone, async ({ email, token, password, confirmPassword }, _, request) => {
    if (password !== confirmPassword) throw new ApiError(400, 'Passwords do not match');
    requireStrong(password);
    limits.resetsPerAddress.take(request.ip);
    const done = await finishPasswordReset(database, email, token, await hashPassword(password));
    if (!done) throw new ApiError(400, 'This reset link is no longer valid. Please ask for a new one.');
    limits.failuresPerAccount.clear(emailKey(email));
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
