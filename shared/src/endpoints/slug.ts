/** Validates the end of a short link, in the form and on the server. */

const LENGTH_MIN = 7;
const LENGTH_MAX = 40;

/** The characters of a slug. 0, 1 and l are omitted, because in print they look like o, i and each other. */
export const SLUG = /^[a-km-z2-9-]{7,40}$/;

/** Normalizes a slug for storage and comparison, which ignore case. */
export const slugOf = (typed: string): string => typed.trim().toLowerCase();

/** Explains why a word cannot be a slug; returns null for a valid slug, which may still be taken. */
export function slugProblem(typed: string): string | null {
  const slug = slugOf(typed);
  if (/[01l]/.test(slug))
    return 'The letter l and the digits 0 and 1 look like others in print. Choose a word without them.';
  if (/[^a-z2-9-]/.test(slug)) return 'A word may have only letters from a to z, digits from 2 to 9 and hyphens.';
  if (slug.length < LENGTH_MIN) return `This word is too short: at least ${LENGTH_MIN} characters.`;
  if (slug.length > LENGTH_MAX) return `This word is too long: at most ${LENGTH_MAX} characters.`;
  if (/^-|-$|--/.test(slug)) return 'Hyphens go between letters or digits, one at a time.';
  return null;
}
