import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import { messages } from '../messages';
import { filled } from './filled';

const required = (label: string) => filled(`${label} is required`);

/** Six fields, none blank; every rule the password breaks is listed, the repetition among them (spec section 5). */
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
    for (const message of registrationPasswordProblems(dataset.value)) {
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'password', value: dataset.value.password },
        ],
      });
    }
  }),
);

export type Registration = v.InferOutput<typeof registrationSchema>;

function registrationPasswordProblems(values: { password: string; confirmPassword: string }): string[] {
  const problems = passwordProblems(values.password);
  return values.password === values.confirmPassword ? problems : [...problems, messages.passwordsDiffer];
}
