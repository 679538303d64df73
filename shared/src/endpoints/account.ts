/**
 * The account and its organization (not in the spec's profile; another server answers 404, and the parts are hidden).
 */
import * as v from 'valibot';
import { passwordField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { ROLES } from './people';
import { flagReader, ignoredReader, optionalTextReader, textReader } from './readers';

/** The reason of a 403 when a change needs the current password (`currentPassword`), or when it was wrong. */
export const CURRENT_PASSWORD_REASON = 'current-password';

const deletion = v.object({
  password: passwordField,
  /** The typed confirmation: the email of the account, or the organization's name. */
  confirmation: v.pipe(v.string('Please confirm.'), v.maxLength(300, 'The confirmation is too long.')),
});

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/account',
  request: v.object({}),
  response: v.object({
    organization: textReader,
    role: v.fallback(v.picklist(ROLES), 'member'),
    /** Whether the user is the only member of the organization, so that deleting the account deletes both. */
    isAlone: v.optional(flagReader, false),
    /** A new email that is waiting for confirmation; null when there is none. */
    pendingEmail: optionalTextReader,
  }),
});

/**
 * Confirms a new email with the link that was sent to it; the account then uses that email. 400 when the link is no
 * longer valid.
 */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/user/confirmEmail',
  auth: 'none',
  request: v.object({
    token: v.pipe(v.string('The link is incomplete.'), v.minLength(1, 'The link is incomplete.'), v.maxLength(200)),
  }),
  response: v.object({ email: textReader }),
});

/**
 * Deletes the user's own account, and the organization if it has no other members. 409 when other members would be left
 * without an owner.
 */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/deleteAccount',
  request: deletion,
  response: ignoredReader,
});

/** Deletes the organization with everything in it, including all accounts. 403 unless the caller is an owner. */
export const deleteOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/organization/delete',
  request: deletion,
  response: ignoredReader,
});
