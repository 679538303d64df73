/** The languages of an agent's set phrases and the widget's texts, as two-letter codes (ISO 639-1). */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages of the dashboard and of the server's messages to the people in an organization. */
export const DASHBOARD_LANGUAGES = ['en', 'de', 'fr'] as const;

/** The languages' own names, as shown in a list of choices. */
export const LANGUAGE_NAMES: Readonly<Record<DashboardLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export type DashboardLanguage = (typeof DASHBOARD_LANGUAGES)[number];

/** The cookie with the language that was chosen in a browser. `host/src/head.js` also reads it. */
export const LANGUAGE_COOKIE = 'frontdesk_language';

/** Returns the languages in the header Accept-Language, most preferred first. 'de-AT' counts as 'de'. */
export function acceptedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { code: tag.toLowerCase().split('-', 1).join(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);
}

/** Returns the language among `known` that the header Accept-Language prefers; null if it lists none of them. */
export function preferredLanguage<Known extends string>(
  acceptLanguage: string | undefined,
  known: readonly Known[],
): Known | null {
  for (const code of acceptedLanguages(acceptLanguage)) {
    const found = known.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns the dashboard's language that the header Accept-Language prefers. Default: 'en'. */
export const dashboardLanguage = (acceptLanguage: string | undefined): DashboardLanguage =>
  preferredLanguage(acceptLanguage, DASHBOARD_LANGUAGES) ?? 'en';

/** Reads a stored language; any other value becomes 'en'. */
export const knownLanguage = (language: string | null | undefined): DashboardLanguage =>
  DASHBOARD_LANGUAGES.find((known) => known === language) ?? 'en';
