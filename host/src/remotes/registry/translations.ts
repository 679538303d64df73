import { language } from '@frontdesk/shared/app';
import { type RegisteredRemote, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';

/** What remotes have in the page's language, by the address of their entry in the registry: `remotes.de.json`. */
let translations: Readonly<Record<string, Partial<RegisteredRemote>>> = {};

declare global {
  /** The response that index.html requested before any script ran; used once. */
  var frontdeskTranslations: Promise<Response> | undefined;
}

/**
 * Reads what remotes have in the page's language. Never throws: a remote whose translation is unknown shows English.
 */
export async function readTranslations(): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  const early = globalThis.frontdeskTranslations;
  globalThis.frontdeskTranslations = undefined;
  try {
    const answer = await (early ?? fetch(`/admin/remotes.${language}.json`, { cache: 'no-cache' }));
    if (answer.ok) translations = await answer.json();
  } catch {
    // Those of the last time stay.
  }
}

/** Returns the registry's entry of a remote with the build and the texts of the page's language. */
export function inPageLanguage(entry: unknown): unknown {
  const translation = translations[(entry as RegisteredRemote | null)?.entry ?? ''];
  return translation ? { ...(entry as object), ...translation } : entry;
}
