/**
 * The owner of the token. Separate from the calls that change the profile, so that the site's frame loads less code.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { optionalTextReader, textReader } from './readers';

/** Returns the signed-in user (spec section 7.1). */
export const getLoggedUser = defineEndpoint({
  method: 'GET',
  path: '/api/user/getLoggedUser',
  request: v.object({}),
  response: v.object({
    email: textReader,
    firstName: textReader,
    lastName: textReader,
    /** Not in the spec: on a server without roles, all users are owners. */
    role: v.fallback(v.picklist(['owner', 'member']), 'owner'),
    /** Not in the spec: the account's language, such as 'de'; null while it is unknown. */
    language: optionalTextReader,
    /** Not in the spec: whether the user may change releases; absent for users who may not. */
    isOperator: v.optional(v.unknown()),
  }),
});
