import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { ApiError } from '../http/api-error';

/** Throws 400 with every rule that a new password breaks. */
export function requireStrong(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new ApiError(400, problems);
}
