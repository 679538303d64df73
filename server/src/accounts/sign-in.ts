import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import type { Services } from '../services';
import { findUserByEmail } from './account-store';
import { limitLogin } from './limit-login';
import { isPasswordRight } from './password-hash';

/** Finds whose email and password these are. The refusal is the same for a wrong password and for an email nobody has. */
export async function signIn(
  services: Services,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string }> {
  const user = await findUserByEmail(services.database, email);
  // Counted before the slow check, or a thousand attempts at once would all slip through it.
  const forgive = await limitLogin(services, request, email, user?.id);
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  await forgive();
  return { userId: user.id };
}
