import { randomBytes } from 'node:crypto';
import type { Database } from './database';

/**
 * Returns a secret of 32 bytes, created once under `name` and stored in the database, so that all instances share it.
 */
export async function storedSecret({ db }: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('settings')
    .values({ key: name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
