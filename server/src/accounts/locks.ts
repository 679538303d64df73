import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';

/**
 * Locks the password, email, links and sessions of an account until the transaction ends. SQLite has one writer anyway.
 */
export async function lockAccount({ engine }: Database, transaction: Transaction<Tables>, id: string): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}
