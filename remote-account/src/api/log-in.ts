import { call, signIn } from '@frontdesk/shared/app';
import { logInCall } from '@frontdesk/shared/endpoints/login-call';

let leaving: Promise<unknown> | undefined;

/** Delays the next login until the call that logs out has completed, because its answer removes the session cookie. */
export function beforeLogIn(logOut: Promise<unknown>): void {
  leaving = logOut;
}

/** Starts a session. The host stores the token. */
export async function logIn(credentials: { email: string; password: string }): Promise<void> {
  await leaving;
  const { token } = await call(logInCall, credentials);
  signIn(token);
}
