import { call, signIn } from '@frontdesk/shared/app';
import { joinOrganization, readInvitation as readEndpoint } from '@frontdesk/shared/endpoints/people';
import * as v from 'valibot';
import * as messages from '../messages';
import { atField } from '../model/at-field';
import { filled } from '../model/filled';
import { newPasswordProblems } from '../model/new-password-problems';

/** Returns the organization and email of an invitation's link. */
export function readInvitation(token: string): Promise<{ organization: string; email: string }> {
  return call(readEndpoint, { token });
}

interface NewPerson {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Joins the organization and starts a session in it. */
export async function join(person: NewPerson): Promise<void> {
  const { token } = await call(joinOrganization, person);
  signIn(token);
}

/**
 * The form behind an invitation's link: the registration rules without email and organization, which the link contains.
 */
export const joinSchema = v.pipe(
  v.object({
    firstName: filled(messages.firstNameRequired),
    lastName: filled(messages.lastNameRequired),
    password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
    confirmPassword: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === '') return;
    for (const message of newPasswordProblems(dataset.value)) {
      addIssue({ message, path: atField(message === messages.passwordsDiffer ? 'confirmPassword' : 'password') });
    }
  }),
);
