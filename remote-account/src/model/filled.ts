import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import * as messages from '../messages';

/** A trimmed text with at least one visible character; `message` is the error for a missing one. */
export function filled(message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), message),
  );
}

/** Lists every rule that a new password breaks, including its repetition (spec section 5.1). */
export function newPasswordProblems(values: { password: string; confirmPassword: string }): string[] {
  const problems = passwordProblems(values.password);
  return values.password === values.confirmPassword ? problems : [...problems, messages.passwordsDiffer];
}
