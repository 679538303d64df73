import { notFound } from '../http/api-error';
import type { Session } from './sessions';

/** Refuses a request that names another organization. A request that names none means the caller's own. */
export function requireOwnOrganization(session: Session, claimed: string | number | null | undefined): void {
  if (claimed === null || claimed === undefined || claimed === '') return;
  if (String(claimed) !== session.organizationId) throw notFound('organization');
}
