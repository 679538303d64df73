/** The signed-in user's own profile (spec section 7.1). */
import * as v from 'valibot';
import { emailField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { NAME_MAX } from './fields';
import { DASHBOARD_LANGUAGES } from './languages';
import { ignoredReader, optionalTextReader } from './readers';

const optionalName = (label: string) =>
  v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(NAME_MAX, `${label} is too long: at most ${NAME_MAX} characters.`)),
  );

export { getLoggedUser } from './logged-user';

/**
 * Changes email and password; names are optional and not in the spec, and an empty name is refused with 400. An empty
 * password leaves it unchanged. Our server may require `currentPassword`: 403 with the reason
 * `CURRENT_PASSWORD_REASON`. The spec sends this call to a fixed local address without a token; here it goes to the
 * same site with a token.
 */
export const updateUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/updateUser',
  request: v.object({
    email: emailField,
    password: v.optional(v.pipe(v.string(), v.maxLength(1000, 'Password is too long: at most 1000 characters.')), ''),
    firstName: optionalName('First Name'),
    lastName: optionalName('Last Name'),
    currentPassword: v.optional(
      v.pipe(v.string(), v.maxLength(1000, 'Current password is too long: at most 1000 characters.')),
    ),
  }),
  /** `pendingEmail` (not in the spec): the new email that is not confirmed yet. */
  response: v.fallback(v.object({ pendingEmail: optionalTextReader }), { pendingEmail: null }),
});

/**
 * Stores the user's language for the dashboard and emails; null removes it. 400 for a language that the dashboard lacks
 * (not in the spec; another server answers 404).
 */
export const setLanguage = defineEndpoint({
  method: 'POST',
  path: '/api/user/language',
  request: v.object({
    language: v.nullable(
      v.picklist(DASHBOARD_LANGUAGES, `Choose a language of the dashboard: ${DASHBOARD_LANGUAGES.join(', ')}.`),
    ),
  }),
  response: ignoredReader,
});
