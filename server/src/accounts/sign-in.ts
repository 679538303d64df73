import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import type { AccountServices } from './account-services';
import { findUserByEmail } from './account-store';
import { limitLogin } from './limit-login';
import { isPasswordRight } from './password-hash';

/** Finds the person with this email and password. A wrong password and an unknown email get the same refusal. */
export async function signIn(
  services: AccountServices,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string }> {
  const user = await findUserByEmail(services.database, email);
  // Counted before the slow check; otherwise a thousand simultaneous attempts would all get through.
  const forgive = await limitLogin(services, request, email, user?.id);
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  await forgive();
  return { userId: user.id };
}
