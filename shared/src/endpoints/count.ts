import { pageLanguage } from './page-language';

const rules = new Map<string, Intl.PluralRules>();

/**
 * Formats a whole number in the language of the words around it, as in '1,234': that of the page, whatever the browser's
 * is. With nouns, adds the fitting form: `count(1, 'page', 'pages')` returns '1 page'.
 */
export function count(number: number, one?: string, many?: string, language = pageLanguage()): string {
  const shown = number.toLocaleString(language);
  if (one === undefined) return shown;
  const plural = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, plural);
  return `${shown} ${plural.select(number) === 'one' ? one : many}`;
}
