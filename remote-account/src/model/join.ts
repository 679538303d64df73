import * as v from 'valibot';
import * as messages from '../messages';
import { filled } from './filled';
import { newPasswordProblems } from './new-password-problems';

/**
 * The form of an invitation's link: registration's rules without email and organization, which the link already
 * contains.
 */
export const joinSchema = v.pipe(
  v.object({
    firstName: filled('First Name is required'),
    lastName: filled('Last Name is required'),
    password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
    confirmPassword: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === '') return;
    const { value } = dataset;
    for (const message of newPasswordProblems(value)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key: 'password', value: value.password }],
      });
    }
  }),
);
