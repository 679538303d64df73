/** Fields in which servers send their messages, best first; the titles of RFC 9457 say the least. */
const FIELDS = ['message', 'description', 'detail', 'errors', 'error', 'title'];

/**
 * Returns every sentence in the body of an error answer: an array of sentences, a text, or an object with `message`
 * (spec section 7.1).
 */
export function errorMessages(body: unknown): string[] {
  if (typeof body === 'string') return isSentence(body) ? [body.trim()] : [];
  if (Array.isArray(body)) return body.flatMap(errorMessages);
  if (typeof body !== 'object' || body === null) return [];
  const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  for (const candidate of FIELDS.map((name) => fields[name])) {
    const found = typeof candidate === 'object' || typeof candidate === 'string' ? errorMessages(candidate) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the text is a sentence for a person, and not an HTML error page or a stack trace. */
function isSentence(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length < 1000 && !trimmed.startsWith('<');
}
