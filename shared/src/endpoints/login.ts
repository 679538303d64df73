/** Signing in (spec section 7.1). A separate module, so that the login page loads no other endpoints. */
import * as v from 'valibot';
import { emailField, passwordField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { isBlank } from './visible-text';

/** Requires email and password. The server checks whether they are correct. */
export const credentialsSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'Email is required'),
  ),
  password: v.pipe(v.string(), v.minLength(1, 'Password is required')),
});

/** Returns the session token, which is opaque to the front end. 401 when email or password is wrong. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/login',
  auth: 'none',
  request: v.object({ email: emailField, password: passwordField }),
  response: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
