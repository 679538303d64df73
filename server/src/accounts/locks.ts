import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/**
 * Locks an account's password, email, links and sessions until the transaction ends. SQLite has only one writer anyway.
 */
export async function lockAccount({ engine }: Database, transaction: Transaction<Tables>, id: string): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Blocks joining an organization, and adding to it, until the transaction ends. SQLite has only one writer anyway.
 */
export async function lockOrganization(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  id: string,
): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('organizations').select('id').where('id', '=', id).forUpdate().execute();
}

/** Reads an organization's people and locks them until the transaction ends, so that two owners cannot both leave. */
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
