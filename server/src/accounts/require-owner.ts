import { ApiError } from '../http/api-error';
import type { Session } from './sessions';

/** Throws 403 for members. */
export function requireOwner({ role }: Session): void {
  if (role !== 'owner') throw new ApiError(403, 'Only an owner of the organization may do this.', {}, 'owner-only');
}
