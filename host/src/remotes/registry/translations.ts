import { language } from '@frontdesk/shared/app';
import { type RegisteredRemote, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';

/**
 * The remotes' builds and texts in the page's language, by the address of their entry in the registry:
 * `remotes.de.json`.
 */
let translations: Readonly<Record<string, Partial<RegisteredRemote>>> = {};

const TIMEOUT_MS = 15_000;

declare global {
  /** The response that index.html requested before any script ran; used once. */
  var frontdeskTranslations: Promise<Response> | undefined;
}

/**
 * Reads the remotes' builds and texts in the page's language. Never throws: a remote whose translation is unknown shows
 * English.
 */
export async function readTranslations(): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  const early = globalThis.frontdeskTranslations;
  globalThis.frontdeskTranslations = undefined;
  try {
    const answer = await (early ??
      fetch(`/admin/remotes.${language}.json`, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) }));
    if (answer.ok) translations = await answer.json();
  } catch {
    // The previous translations remain in use.
  }
}

/** Returns a remote's registry entry with the build and texts in the page's language. */
export function inPageLanguage(entry: unknown): unknown {
  const { entry: address = '', translations: own } = (entry ?? {}) as Partial<RegisteredRemote>;
  // The entry of a preview includes its own translations.
  const translation = own?.[language] ?? translations[address];
  return translation ? { ...(entry as object), ...translation } : entry;
}
