import { call, signIn } from '@frontdesk/shared/app';
import { login } from '@frontdesk/shared/endpoints/authentication';

/** Begins a session. The token goes to the host, which keeps it. */
export async function logIn(credentials: { email: string; password: string }): Promise<void> {
  const { token } = await call(login, credentials);
  signIn(token);
}
