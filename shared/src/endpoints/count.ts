import { pageLanguage } from './page-language';

const rules = new Map<string, Intl.PluralRules>();

/**
 * Formats a number. The browser's formatter is created for large numbers and fractions only, because a page's first one
 * takes 50 ms on a slow phone: all the site's languages write 0 to 999 in the same way.
 */
export const formatCount = (number: number, language = pageLanguage()): string =>
  Number.isInteger(number) && number >= 0 && number < 1_000 ? String(number) : number.toLocaleString(language);

/**
 * Formats a whole number in the language of the words around it, as in '1,234': the page's language, whatever the
 * browser's is. With nouns, adds the matching form: `count(1, 'page', 'pages')` returns '1 page'.
 */
export function count(number: number, one?: string, many?: string, language = pageLanguage()): string {
  const shown = formatCount(number, language);
  if (one === undefined) return shown;
  const plural = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, plural);
  return `${shown} ${plural.select(number) === 'one' ? one : many}`;
}
