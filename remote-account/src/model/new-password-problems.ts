import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as messages from '../messages';

/**
 * Lists every rule that a new password breaks, including its repetition (spec section 5.1). A missing password breaks no rule: its
 * field says that it is required.
 */
export function newPasswordProblems(values: { password: string; confirmPassword: string }): string[] {
  if (isBlank(values.password)) return [];
  const problems = passwordProblems(values.password);
  return values.password === values.confirmPassword ? problems : [...problems, messages.passwordsDiffer];
}
