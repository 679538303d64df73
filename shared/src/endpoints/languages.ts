/** The languages of an agent's set phrases and the widget's texts, as two-letter codes (ISO 639-1). */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

export type Language = (typeof LANGUAGES)[number];
