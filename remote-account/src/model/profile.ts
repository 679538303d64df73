import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import * as v from 'valibot';
import * as messages from '../messages';
import { filled } from './filled';

/** Validates the profile form. An empty password, twice, leaves the password unchanged. */
export const profileSchema = v.pipe(
  v.object({
    firstName: v.pipe(v.string(), v.trim()),
    lastName: v.pipe(v.string(), v.trim()),
    email: filled(messages.emailRequired),
    password: v.string(),
    repeatPassword: v.string(),
    /** Empty unless the server required it. */
    currentPassword: v.optional(v.string(), ''),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { password, repeatPassword } = dataset.value;
    const at = (key: 'password' | 'repeatPassword', message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
      });
    if (password === '' && repeatPassword === '') return;
    for (const problem of passwordProblems(password)) at('password', problem);
    if (password !== repeatPassword) at('repeatPassword', messages.noMatch);
  }),
);

export type Profile = v.InferOutput<typeof profileSchema>;

/**
 * Returns the live word beside the repetition: 'OK' when both are equal, 'Wrong' while the repetition is shorter and
 * differs, 'The password does not match' once it is as long. Null while both are empty.
 */
export function passwordMatch(password: string, repeated: string): string | null {
  if (password === '' && repeated === '') return null;
  if (password === repeated) return messages.match;
  return repeated.length < password.length ? messages.wrong : messages.noMatch;
}
