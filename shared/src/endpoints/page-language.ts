/** The part of a browser's page that is needed here; a server has no page. */
const { document } = globalThis as { document?: { readonly documentElement: { readonly lang: string } } };

/**
 * Returns the language of the page's texts, such as 'de': the site chooses it before any script runs and writes it into
 * `<html lang>`. 'en' outside a page.
 */
export const pageLanguage = (): string => document?.documentElement.lang || 'en';
