import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/** Without vowels, so that no words form, and without characters that look alike in print. */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 7;

/** Words that visitors could mistake for a page of ours or of their bank. */
const RESERVED = new Set(
  'accounts,dashboard,frontdesk,front-desk,invoice,invoices,my-account,password,passwords,payment,payments,preview,recover,recovery,register,robots-txt,security,settings,sign-in,signing-in,sitemap,support,undefined,unknown,verify-me'.split(
    ',',
  ),
);

/** Words that promise a visitor the login page of a bank or a shop, also within others. Slugs have no l. */
const PHISHING =
  /(?:^|-)(?:verify|verified|verification|sign-?in|passwords?|passwort|banking)(?:-|$)|(?:^|-)(?:my|your)-?(?:account|bank|card|password)s?(?:-|$)|verify-?(?:my|your)/;

/** Returns a random slug, hard to guess: one of ten thousand million. */
function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Refuses words that nobody should find on a printed code. The word has passed `slugProblem`. */
async function refuseBadWord(slug: string): Promise<void> {
  if (RESERVED.has(slug) || PHISHING.test(slug)) throw new ApiError(400, 'This word is reserved. Choose another one.');
  if (await isRude(slug)) throw new ApiError(400, 'This word could offend people. Choose another one.');
}

/** Words that the list refuses because of a part, or of another meaning. */
const HARMLESS = /\b(?:cock-a-leekie|cockpits?|cumin|moby-dick|penistone|pussy-?cats?|rape-?seeds?|shiitakes?)\b/g;

/**
 * Whole words in German, Spanish, French, Italian and Portuguese. Published lists for these languages reject everyday
 * words, such as 'bar' and 'vino', so this list is short.
 */
const RUDE_ELSEWHERE =
  /\b(?:arschloch|cabron|caralho|cazzo|connard|encule|fick|ficken|fotze|gilipollas|hure|hurensohn|joder|merde|mierda|nutte|porra|puta|putain|salope|scheisse|scheiss|stronzo|wichser)\b/;

type Matcher = { hasMatch(text: string): boolean };
let loading: Promise<Matcher> | null = null;

/** Checks a word, also without the hyphens that may hide a rude one. */
async function isRude(slug: string): Promise<boolean> {
  loading ??= loadMatcher();
  const english = await loading;
  const rest = slug.replace(HARMLESS, '');
  return [rest.replaceAll('-', ' '), rest.replaceAll('-', '')].some(
    (text) => english.hasMatch(text) || RUDE_ELSEWHERE.test(text),
  );
}

/** Loads the matcher with the first chosen word: its list takes a tenth of the server's start time. */
async function loadMatcher(): Promise<Matcher> {
  const { RegExpMatcher, englishDataset, englishRecommendedTransformers } = await import('obscenity');
  return new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
}

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
