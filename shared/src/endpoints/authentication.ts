/** Signing in, registering and recovering a password (spec section 7.1). */
import * as v from 'valibot';
import { emailField, passwordField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { requiredText } from './fields';
import { ignoredReader } from './readers';

export { login } from './login';

/** Creates an account. 200 on success; otherwise 400 with an array of messages, or a single message. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/register',
  auth: 'none',
  request: v.object({
    firstName: requiredText('First Name'),
    lastName: requiredText('Last Name'),
    email: emailField,
    password: passwordField,
    organization: requiredText('Organization Name'),
  }),
  response: ignoredReader,
});

/** Sends a recovery email if the account exists; the answer is the same if it does not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/forgotPassword',
  auth: 'none',
  request: v.object({
    email: emailField,
    /** The address of the reset form: the app's origin followed by /admin/reset_password. */
    clientURI: v.pipe(v.string('clientURI is required.'), v.maxLength(2000, 'clientURI is too long.')),
  }),
  response: ignoredReader,
});

/** Sets a new password with the token from the recovery email. Errors carry `message`. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/resetPassword',
  auth: 'none',
  request: v.object({
    email: emailField,
    token: v.pipe(v.string('The reset link is incomplete.'), v.minLength(1, 'The reset link is incomplete.')),
    password: passwordField,
    confirmPassword: v.string('Please fill in all fields'),
  }),
  response: ignoredReader,
});

/**
 * Not in the spec: also ends the session on the server. Another server answers 404; the token is then only deleted
 * here.
 */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/authentication/logout',
  request: v.object({}),
  response: ignoredReader,
});
