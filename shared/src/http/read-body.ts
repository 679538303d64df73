/** Parses the body as JSON; null when it is empty, undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether the text is an HTML page. A single-page fallback answers unknown API paths with its index page and status
 * 200.
 */
export function looksLikeHtml(text: string): boolean {
  return /^\s*<(?:!doctype|html)/i.test(text);
}
