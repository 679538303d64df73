/** Signing in (spec section 7.1). A separate module, so that the login page loads no other endpoints. */
import * as v from 'valibot';
import { emailField, passwordField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { LOGIN } from './login-call';

/** Returns the session token, which is opaque to the front end. 401 when email or password is wrong. */
export const login = defineEndpoint({
  ...LOGIN,
  request: v.object({ email: emailField, password: passwordField }),
  response: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
