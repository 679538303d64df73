/** The people in an organization (not in the spec; another server answers 404, and the part is hidden). */
import * as v from 'valibot';
import { emailField, passwordField } from './credential-fields';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { flagReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** Only owners may invite and remove people and delete the organization; members may do everything else. */
export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

const roleReader = v.fallback(v.picklist(ROLES), 'member');
const idRequest = v.object({ id: requiredId('Id') });
const linkToken = v.pipe(
  v.string('The invitation link is incomplete.'),
  v.minLength(1, 'The invitation link is incomplete.'),
  v.maxLength(200, 'The invitation link is not valid.'),
);

/** Lists the people in the organization and the open invitations. */
export const getPeople = defineEndpoint({
  method: 'GET',
  path: '/api/people',
  request: v.object({}),
  response: v.object({
    people: listReader(
      v.object({
        id: idReader,
        firstName: v.optional(textReader, ''),
        lastName: v.optional(textReader, ''),
        email: v.optional(textReader, ''),
        role: v.optional(roleReader, 'member'),
        isYou: v.optional(flagReader, false),
        dateJoined: optionalTextReader,
      }),
    ),
    invitations: listReader(
      v.object({
        id: idReader,
        email: v.optional(textReader, ''),
        dateSent: optionalTextReader,
        dateExpires: optionalTextReader,
      }),
    ),
    /** Whether the server can mail an invitation. */
    canMail: v.optional(v.fallback(v.boolean(), true), true),
  }),
});

const invitation = {
  method: 'POST',
  path: '/api/people/invite',
  request: v.object({ email: emailField }),
} as const;

/**
 * Sends an invitation by mail, or sends it again; its earlier link then stops working. 403 unless the caller is an owner, 409
 * when the email is already taken.
 */
export const sendInvitation = defineEndpoint({
  ...invitation,
  response: v.fallback(
    v.object({
      /** The link in the email, to pass on in another way; null when the server does not report it. */
      link: optionalTextReader,
      /** Whether the server can send mail. */
      isMailed: v.optional(v.fallback(v.boolean(), true), true),
    }),
    { link: null, isMailed: true },
  ),
});

/** @deprecated Since 1.1.0: `sendInvitation` makes the same call and reads its answer. */
export const invitePerson = defineEndpoint({ ...invitation, response: ignoredReader });

/** Makes an invitation's link invalid. 403 unless the caller is an owner. */
export const withdrawInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/people/withdrawInvitation',
  request: idRequest,
  response: ignoredReader,
});

/** Deletes another person's account and ends their sessions. 403 unless the caller is an owner. */
export const removePerson = defineEndpoint({
  method: 'POST',
  path: '/api/people/remove',
  request: idRequest,
  response: ignoredReader,
});

/** Changes a person's role. 403 unless the caller is an owner, 409 when no owner would be left. */
export const changeRole = defineEndpoint({
  method: 'POST',
  path: '/api/people/changeRole',
  request: v.object({ id: requiredId('Id'), role: v.picklist(ROLES, 'The role must be owner or member.') }),
  response: ignoredReader,
});

/** Leaves the organization, which deletes the user's own account. 409 when no other person is an owner. */
export const leaveOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/people/leave',
  request: v.object({}),
  response: ignoredReader,
});

/** Returns the organization and the email to which an invitation's link belongs. 400 when it is no longer valid. */
export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/people/invitation',
  auth: 'none',
  request: v.object({ token: linkToken }),
  response: v.object({ organization: textReader, email: textReader }),
});

/** Joins through an invitation's link and returns a session token, as login does. */
export const joinOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/people/join',
  auth: 'none',
  request: v.object({
    token: linkToken,
    firstName: requiredText('First Name'),
    lastName: requiredText('Last Name'),
    password: passwordField,
  }),
  response: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
