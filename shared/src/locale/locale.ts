import { formatCount } from '../endpoints/count';
import { LANGUAGE_COOKIE } from '../endpoints/languages';
import { pageLanguage } from '../endpoints/page-language';
import { carryDrafts } from '../unsaved/unsaved-work';

/** The language of the page's texts, such as 'de'. Changes only when a new page loads. */
export const language: string = pageLanguage();

/** The reader's locale for dates: the page's language, with the region that the browser has set for it. */
export const locale: string =
  globalThis.navigator?.languages?.find((known) => known.split('-')[0] === language) ?? language;

/** The writing direction of the page's language: left to right or right to left. */
export const direction: 'ltr' | 'rtl' = globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr';

/**
 * Formats a number in the language of the text around it; `options` are those of `Intl.NumberFormat` (`{ style:
 * 'percent' }`).
 */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return options ? value.toLocaleString(language, options) : formatCount(value, language);
}

/** Formats a list: 'a, b and c', or 'a, b or c'. In right-to-left text each item keeps its own direction (U+2068, U+2069). */
export function formatList(items: Iterable<string>, last: 'and' | 'or' = 'and'): string {
  const texts = direction === 'rtl' ? Array.from(items, (item) => `\u2068${item}\u2069`) : items;
  return new Intl.ListFormat(language, { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(texts);
}

/** Formats a moment in the reader's own format; `options` are those of `Intl.DateTimeFormat`. */
export function formatMoment(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
  return new Date(moment).toLocaleString(locale, options);
}

const YEAR_S = 365 * 24 * 3600;

/** Shows the site in another language from now on in this browser: reloads the page and restores the typed text. */
export function switchLanguage(next: string): void {
  const isChosen = () => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${next}`);
  const wasChosen = isChosen();
  // The server reads the cookie and sends the page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: Not all supported browsers have the Cookie Store API.
  document.cookie = `${LANGUAGE_COOKIE}=${next}; path=/; max-age=${YEAR_S}; samesite=lax`;
  // A site that lacks the language, or a browser that stores nothing, would load the same page again and again.
  if (next === language || wasChosen || !isChosen()) return;
  carryDrafts();
  location.reload();
}
