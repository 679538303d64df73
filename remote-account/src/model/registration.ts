import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import * as v from 'valibot';
import { messages } from '../messages';

const filled = (label: string) => v.pipe(v.string(), v.trim(), v.minLength(1, `${label} is required`));

/** Six fields, none blank; every rule the password breaks is listed, the repetition among them (spec section 5). */
export const registrationSchema = v.pipe(
  v.object({
    firstName: filled('First Name'),
    lastName: filled('Last Name'),
    email: filled('Email'),
    password: v.pipe(
      v.string(),
      v.check((password) => password.trim() !== '', 'Password is required'),
    ),
    confirmPassword: v.pipe(
      v.string(),
      v.check((password) => password.trim() !== '', 'Confirm Password is required'),
    ),
    organizationName: filled('Organization Name'),
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
