/** The languages in which an agent speaks its set phrases, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
