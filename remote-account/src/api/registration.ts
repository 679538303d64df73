import { call } from '@frontdesk/shared/app';
import { register } from '@frontdesk/shared/endpoints/authentication';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import { filled } from '../model/filled';
import { newPasswordProblems } from '../model/new-password-problems';

const required = (label: string) => filled(`${label} is required`);

/**
 * Requires all six fields, and lists every rule that the password breaks, including its repetition (spec section 5.1).
 */
export const registrationSchema = v.pipe(
  v.object({
    firstName: required('First Name'),
    lastName: required('Last Name'),
    email: required('Email'),
    password: v.pipe(
      v.string(),
      v.check((password) => !isBlank(password), 'Password is required'),
    ),
    confirmPassword: v.pipe(
      v.string(),
      v.check((password) => !isBlank(password), 'Confirm Password is required'),
    ),
    organizationName: required('Organization Name'),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of newPasswordProblems(dataset.value)) {
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'password', value: dataset.value.password },
        ],
      });
    }
  }),
);

type Registration = v.InferOutput<typeof registrationSchema>;

export async function registerAccount({ organizationName, ...person }: Registration): Promise<void> {
  const { firstName, lastName, email, password } = person;
  await call(register, { firstName, lastName, email, password, organization: organizationName });
}
