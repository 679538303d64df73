import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import * as messages from '../messages';

/** Lists every rule that a new password breaks, including its repetition (spec section 5.1). */
export function newPasswordProblems(values: { password: string; confirmPassword: string }): string[] {
  const problems = passwordProblems(values.password);
  return values.password === values.confirmPassword ? problems : [...problems, messages.passwordsDiffer];
}
