import { call } from '@frontdesk/shared/app';
import { register } from '@frontdesk/shared/endpoints/authentication';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import * as messages from '../messages';
import { atField } from '../model/at-field';
import { filled } from '../model/filled';
import { newPasswordProblems } from '../model/new-password-problems';

/**
 * Requires all six fields, and lists every rule that the password breaks, including its repetition (spec section 5.1).
 */
export const registrationSchema = v.pipe(
  v.object({
    firstName: filled(messages.firstNameRequired),
    lastName: filled(messages.lastNameRequired),
    email: filled(messages.emailRequired),
    password: v.pipe(
      v.string(),
      v.check((password) => !isBlank(password), messages.passwordRequired),
    ),
    confirmPassword: v.pipe(
      v.string(),
      v.check((password) => !isBlank(password), messages.confirmPasswordRequired),
    ),
    organizationName: filled(messages.organizationNameRequired),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of newPasswordProblems(dataset.value)) addIssue({ message, path: atField('password') });
  }),
);

type Registration = v.InferOutput<typeof registrationSchema>;

export async function registerAccount({ organizationName, ...person }: Registration): Promise<void> {
  const { firstName, lastName, email, password } = person;
  await call(register, { firstName, lastName, email, password, organization: organizationName });
}
