import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/** The alphabet has no vowels, so that slugs form no words, and no characters that look alike in print. */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 7;

/** Words that could make visitors take the link for a page of ours or of their bank. */
const RESERVED = new Set(
  'accounts,dashboard,frontdesk,front-desk,invoice,invoices,my-account,password,passwords,payment,payments,preview,recover,recovery,register,robots-txt,security,settings,sign-in,signing-in,sitemap,support,undefined,unknown,verify-me'.split(
    ',',
  ),
);

/** Words that suggest the login page of a bank or a shop, even as parts of other words. Slugs contain no l. */
const PHISHING =
  /(?:^|-)(?:verify|verified|verification|sign-?in|passwords?|passwort|banking)(?:-|$)|(?:^|-)(?:my|your)-?(?:account|bank|card|password)s?(?:-|$)|verify-?(?:my|your)/;

/** Returns a random slug, hard to guess: one of ten billion. */
function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Refuses words that nobody should find on a printed code. The word has passed `slugProblem`. */
export async function refuseBadWord(slug: string): Promise<void> {
  if (RESERVED.has(slug) || PHISHING.test(slug)) throw new ApiError(400, 'This word is reserved. Choose another one.');
  if (await isRude(slug)) throw new ApiError(400, 'This word could offend people. Choose another one.');
}

/** Harmless words that the list refuses because of a part, or because of another meaning. */
const HARMLESS =
  /\b(?:cock-a-leekie|cockpits?|cumin|moby-dick|penistone|pissoirs?|pussy-?cats?|rape-?seeds?|shiitakes?)\b/g;

/**
 * Whole words in the other languages of the product; a star stands for any ending. Published lists reject everyday
 * words, such as 'bar' and 'vino', so this list is short: it leaves out words with a common harmless meaning, such as
 * the Spanish 'pinche' or the Portuguese 'cacete'. Slugs have no l, so people write i instead.
 */
const RUDE_ELSEWHERE = [
  // German
  'arsch arschgeige* arschioch* arschkriecher* bumsen drecksau dreckschwein fick ficken ficker fickt fotze* hure huren hurensohn* kacke',
  'kanake kanaken missgeburt* neger nutte nutten pisse scheiss* schiampe* schwuchtei* spasti titten verpiss* wichse* wichst wixer*',
  // French
  'bougnoui* chiasse chier chiotte chiottes connard* connasse* couiiie* cui emmerd* encui* foutre merde merdes merdeu* merdique* niquer niquez niquetamere pouffiasse*',
  'putain* pute putes saiaud* saiope* trouduc*',
  // Spanish
  'cabron* carajo chinga chingada chingado chingar chingate cojones foiiar giiipoii* hijoputa* hijodeputa* joder jodido* jodida* maricon*',
  'mierda* pendeja* pendejo* puta putas puto putos putada* putamadre',
  // Italian
  'cazzata cazzate cazzi cazzo cazzone cazzoni cogiione cogiioni froci frocio incazzat* merda* minchia minchiata* pompino puttana* puttane',
  'puttaniere rottincuio sborra* stronza* stronze stronzi stronzo stronzata* vaffancuio',
  // Portuguese
  'arrombada* arrombado* boceta* bosta buceta* cabrao cabroes caraiho* cuzao cuzoes foda fodam fodase fodasse foder fodeu fodida* fodido*',
  'piroca* porra punheta* punheteiro* viado viados xoxota*',
  // Dutch
  'godverdomme* hoer hoeren hoerenjong hoerenzoon kankerhoer* kankerwijf kankerhond kiootzak* kut kutten kutwijf* kuttekop neuk neuken neuker',
  'neukt schijt* stront teringwijf teringhoer teringzooi tyfushoer*',
  // Polish
  'chuj* cioty ciota cipa cipka cipy dupa dupek dupy dziwka dziwki gowniany gowno huj huje jeba* jebi* kurew* kurw* kutas kutasy pierdo* pizd*',
  'pojeb* ruchac ruchanie skurw* spierd* sukinsyn* wpierd* wyjeb* zajeb* zjeb*',
]
  .join(' ')
  .replaceAll('*', '[a-z]*')
  .split(' ');
const IS_RUDE_ELSEWHERE = new RegExp(`^(?:${RUDE_ELSEWHERE.join('|')})$`);

/** Digits that people use in place of letters. */
const AS_LETTER: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

interface Match {
  readonly startIndex: number;
}
interface Matcher {
  hasMatch(text: string): boolean;
  getAllMatches(text: string): readonly Match[];
}
let loading: Promise<Matcher> | null = null;

/** Checks the words in a slug, including those that hyphens cut into pieces. */
async function isRude(slug: string): Promise<boolean> {
  loading ??= loadMatcher();
  const english = await loading;
  const pieces = slug.replace(HARMLESS, '').split('-').filter(Boolean);
  if (pieces.some((piece) => english.hasMatch(piece))) return true;
  const letters = pieces.map((piece) => piece.replace(/[34578]/g, (digit) => AS_LETTER[digit] ?? digit));
  if ([...letters, ...spelledOut(letters)].some((word) => IS_RUDE_ELSEWHERE.test(word))) return true;
  // A word that begins in the middle of a piece, as in 'this-hit', does not count.
  const starts = new Set(pieces.map((_, at) => pieces.slice(0, at).join('').length));
  return english.getAllMatches(pieces.join('')).some(({ startIndex }) => starts.has(startIndex));
}

/** The words spelled by consecutive very short pieces, such as 'merde' in 'me-r-de-bar'. */
function spelledOut(pieces: readonly string[]): string[] {
  const isShort = (piece: string) => piece.length <= 2;
  return pieces.flatMap((_, from) => {
    const end = pieces.findIndex((piece, at) => at >= from && !isShort(piece));
    const run = pieces.slice(from, end === -1 ? pieces.length : end);
    return run.map((__, at) => run.slice(0, at + 1).join(''));
  });
}

/**
 * Loads the matcher only when the first word is chosen: loading its list would add a tenth to the server's start time.
 */
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

/** Gives a code with a short link another word. The old slug is never used again. */
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

/** Claims the slug unless it is taken. A failing insert would abort the transaction on PostgreSQL. */
async function isTaken({ engine }: Database, transaction: Kysely<Tables>, slug: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('slugs')
    .values({ slug, changed_at: databaseTime(engine) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 0;
}
