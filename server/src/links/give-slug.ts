import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';
import { randomSlug, refuseBadWord } from './slugs';

const TRIES = 10;

/** Gives a code the chosen word as its slug, or a random one. Refuses a word that was ever used. */
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

/** Gives a code with a short link another word. Its old slug is never used again. */
export async function replaceSlug(
  database: Database,
  transaction: Kysely<Tables>,
  qrId: string,
  chosen: string,
): Promise<void> {
  const slug = await takeWord(database, transaction, chosen);
  await transaction.updateTable('short_links').set({ slug }).where('qr_id', '=', qrId).execute();
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

/** Claims the slug unless it is taken; a failing insert would abort the transaction on PostgreSQL. */
async function isTaken({ engine }: Database, transaction: Kysely<Tables>, slug: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('slugs')
    .values({ slug, changed_at: databaseTime(engine) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 0;
}
