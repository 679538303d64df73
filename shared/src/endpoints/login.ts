/** Signing in (spec section 7.1). A module of its own: the login page loads no other. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { emailField, passwordField } from './fields';
import { isBlank } from './visible-text';

/** What a form checks before it signs somebody in: both are there. Whether they are right is the server's to say. */
export const credentialsSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'Email is required'),
  ),
  password: v.pipe(v.string(), v.minLength(1, 'Password is required')),
});

/** Answers the session token, which stays opaque to the front end. 401 when email or password is wrong. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/login',
  auth: 'none',
  request: v.object({ email: emailField, password: passwordField }),
  response: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
