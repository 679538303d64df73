import { call, signIn } from '@frontdesk/shared/app';
import { login } from '@frontdesk/shared/endpoints/login';

/** Starts a session. The host stores the token. */
export async function logIn(credentials: { email: string; password: string }): Promise<void> {
  const { token } = await call(login, credentials);
  signIn(token);
}
