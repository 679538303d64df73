import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';

/**
 * Refuses a registration that `REGISTRATION` does not allow. Operators may always register, and so may the first person
 * on a new site, because without any account nobody could invite others.
 */
export async function requireRegistration(
  { db }: Database,
  { registration, operators }: Pick<Config, 'registration' | 'operators'>,
  email: string,
): Promise<void> {
  if (registration === 'open' || operators.includes(email.trim().toLowerCase())) return;
  if (!(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return;
  throw new ApiError(
    403,
    registration === 'invite'
      ? 'Registration is by invitation only. Ask an owner of your organization to invite you.'
      : 'This site does not accept new registrations.',
  );
}

/** Refuses invitations, and joining by invitation, when no new people may join. */
export function requireInvitations({ registration }: Pick<Config, 'registration'>): void {
  if (registration === 'closed')
    throw new ApiError(403, 'This site accepts no new people, not even with an invitation.');
}
