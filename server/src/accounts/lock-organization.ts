import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';

/**
 * Keeps anyone from joining an organization, or adding to it, until the transaction ends. SQLite has one writer anyway.
 */
export async function lockOrganization(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  id: string,
): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('organizations').select('id').where('id', '=', id).forUpdate().execute();
}
