import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { ApiError, notFound } from '../http/api-error';
import type { Guard } from '../http/route';
import type { Session, Sessions } from './sessions';

export const pleaseSignIn = () => new ApiError(401, 'Please sign in.', { 'www-authenticate': 'Bearer' });

/** Guards endpoints: lets in callers with a valid session token. */
export function signedIn(sessions: Sessions): Guard<Session> {
  return {
    auth: 'bearer',
    async check(request) {
      const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const session = token ? await sessions.find(token, request.headers.cookie) : null;
      if (!session) throw pleaseSignIn();
      return session;
    },
  };
}

/** Throws 403 for members. */
export function requireOwner({ role }: Session): void {
  if (role !== 'owner') throw new ApiError(403, 'Only an owner of the organization may do this.', {}, 'owner-only');
}

/** Refuses a request that names another organization. A request that names none means the caller's own. */
export function requireOwnOrganization(session: Session, claimed: string | number | null | undefined): void {
  if (claimed === null || claimed === undefined || claimed === '') return;
  if (String(claimed) !== session.organizationId) throw notFound('organization');
}

/** Throws 400 with every rule that a new password breaks. */
export function requireStrong(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new ApiError(400, problems);
}
