import * as authentication from '@frontdesk/shared/endpoints/authentication';
import { DASHBOARD_LANGUAGES, preferredLanguage } from '@frontdesk/shared/endpoints/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import { anyone, route } from '../http/route';
import type { AccountServices } from './account-services';
import { createAccount, findUserByEmail } from './account-store';
import { requireStrong } from './guards';
import { startSession } from './known-browsers';
import { limitLogin, limitRecovery } from './login-limits';
import { ownOrigin } from './own-origin';
import { beginPasswordReset, finishPasswordReset, recoveryMail } from './password-reset';
import { hashPassword, isPasswordRight } from './passwords';
import { notifyPasswordChanged } from './profile-change';
import { requireRegistration } from './registration';

/** Finds the user with this email and password. A wrong password and an unknown email get the same refusal. */
async function signIn(
  services: AccountServices,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string }> {
  const user = await findUserByEmail(services.database, email);
  // Counted before the slow check; otherwise a thousand simultaneous attempts would all get through.
  const forgive = await limitLogin(services, request, email, user?.id);
  if (!(await isPasswordRight(user?.password_hash ?? null, password, services.config)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  await forgive();
  return { userId: user.id };
}

/** Registers the endpoints that people use before they are signed in. */
export function accountRoutes(app: FastifyInstance, services: AccountServices): void {
  const { accountLimits: limits, config, database, knownBrowsers, mailer, sessions } = services;

  route(app, authentication.login, anyone, async (input, _, request, reply) => {
    const { userId } = await signIn(services, request, input);
    return startSession(services, request, reply, userId);
  });

  route(
    app,
    authentication.register,
    anyone,
    async ({ password, ...account }, _, request) => {
      requireStrong(password);
      await limits.registrationsPerAddress.take(addressKey(request.ip));
      await requireRegistration(database, config, account.email);
      await createAccount(database, {
        ...account,
        language: preferredLanguage(request.headers['accept-language'], DASHBOARD_LANGUAGES),
        passwordHash: await hashPassword(password, config),
      });
    },
    { errorsAsList: true },
  );

  route(app, authentication.forgotPassword, anyone, async ({ email }, _, request) => {
    const { isRepeated } = await limitRecovery(services, request, email);
    const origin = ownOrigin(request, config);
    if (origin === null) return;
    // Not awaited: the response time must not reveal whether the account exists. The link ignores clientURI's origin.
    mailer.inBackground(async () => {
      const reset = await beginPasswordReset(database, email, isRepeated);
      return reset && recoveryMail(reset.user, origin, reset.token);
    });
  });

  route(app, authentication.resetPassword, anyone, async (input, _, request, reply) => {
    const { email, token, password, confirmPassword } = input;
    if (password !== confirmPassword) throw new ApiError(400, 'Passwords do not match');
    requireStrong(password);
    await limits.linksPerAddress.take(addressKey(request.ip));
    const done = await finishPasswordReset(database, email, token, await hashPassword(password, config));
    if (!done) throw new ApiError(400, 'This reset link is no longer valid. Please request a new one.');
    // The email reached its owner, so this browser belongs to them.
    knownBrowsers.remember(request, reply, done.userId);
    sessions.announceEnded(done.organizationId);
    await notifyPasswordChanged(services, done);
  });
}
