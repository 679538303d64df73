import type { Kysely } from 'kysely';
import { databaseTime } from '../database/clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { ApiError } from '../http/api-error';
import { randomSlug, refuseBadWord } from './slugs';

const TRIES = 10;

/** Gives a code the chosen word as its slug, or a random one. Refuses a word that was ever given. */
export async function giveSlug(
  database: Database,
  transaction: Kysely<Tables>,
  qrId: string,
  chosen: string | null,
): Promise<string> {
  const slug =
    chosen === null ? await takeRandom(database, transaction) : await takeWord(database, transaction, chosen);
  await transaction
    .insertInto('short_links')
    .values({ qr_id: qrId, slug, created_at: new Date().toISOString() })
    .execute();
  return slug;
}

async function takeWord(database: Database, transaction: Kysely<Tables>, slug: string): Promise<string> {
  await refuseBadWord(slug);
  if (await isTaken(database, transaction, slug)) throw new ApiError(409, 'This word is taken. Choose another one.');
  return slug;
}

async function takeRandom(database: Database, transaction: Kysely<Tables>): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const slug = randomSlug();
    if (!(await isTaken(database, transaction, slug))) return slug;
  }
  throw new Error(`${TRIES} random slugs were taken.`);
}

/** Takes the slug unless it is; an insert that fails would end the transaction on PostgreSQL. */
async function isTaken({ engine }: Database, transaction: Kysely<Tables>, slug: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('slugs')
    .values({ slug, changed_at: databaseTime(engine) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 0;
}
