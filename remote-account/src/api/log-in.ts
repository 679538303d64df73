import { call, signIn } from '@frontdesk/shared/app';
import { logInCall } from '@frontdesk/shared/endpoints/login-call';

/** Starts a session. The host stores the token. */
export async function logIn(credentials: { email: string; password: string }): Promise<void> {
  const { token } = await call(logInCall, credentials);
  signIn(token);
}
