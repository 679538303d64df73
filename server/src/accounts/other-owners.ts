import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/** Reads and locks the people of an organization until the transaction ends, so that two owners cannot both leave. */
export function lockPeople({ engine }: Database, transaction: Transaction<Tables>, organizationId: string) {
  const people = transaction
    .selectFrom('users')
    .select(['id', 'role', 'email', 'first_name', 'last_name'])
    .where('organization_id', '=', organizationId)
    .orderBy('id');
  return (engine === 'postgres' ? people.forUpdate() : people).execute();
}

/** Throws 409 when none of the `others` is an owner. */
export function requireAnotherOwner(others: readonly { readonly role: string }[]): void {
  if (others.some(({ role }) => role === 'owner')) return;
  throw new ApiError(409, 'You are the only owner. Make somebody else an owner first, or delete the organization.');
}
