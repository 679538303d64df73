import { randomInt } from 'node:crypto';
import { ApiError } from '../http/api-error';

/** No vowels, so that no words arise, and nothing that looks alike in print. */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 7;

/** Words that visitors could take for a page of ours or of their bank. */
const RESERVED = new Set(
  'accounts,dashboard,frontdesk,front-desk,invoice,invoices,my-account,password,passwords,payment,payments,preview,recover,recovery,register,robots-txt,security,settings,sign-in,signing-in,sitemap,support,undefined,unknown,verify-me'.split(
    ',',
  ),
);

/** Hard to guess: one of ten thousand million. */
export function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Refuses words that nobody should find on a printed code. The word has passed `slugProblem`. */
export async function refuseBadWord(slug: string): Promise<void> {
  if (RESERVED.has(slug)) throw new ApiError(400, 'This word is reserved. Choose another one.');
  if (await isRude(slug)) throw new ApiError(400, 'This word could offend people. Choose another one.');
}

type Matcher = { hasMatch(text: string): boolean };
let matcher: Promise<Matcher> | null = null;

/** Hyphens between the letters of a rude word hide nothing. */
async function isRude(slug: string): Promise<boolean> {
  matcher ??= loadMatcher();
  const words = await matcher;
  return words.hasMatch(slug.replaceAll('-', ' ')) || words.hasMatch(slug.replaceAll('-', ''));
}

/** Loaded with the first word that an owner chooses: its list takes as long as a tenth of the server's start. */
async function loadMatcher(): Promise<Matcher> {
  const { RegExpMatcher, englishDataset, englishRecommendedTransformers } = await import('obscenity');
  return new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
}
