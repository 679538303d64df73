import type { Endpoint } from '../endpoints/endpoint';

/**
 * Returns the address and the body of a call: the address contains the fields of the path and the query, the body all
 * others.
 */
export function locate(endpoint: Endpoint, request: Record<string, unknown>): { url: string; body?: string } {
  const rest = { ...request };
  const take = (field: string) => {
    const value = rest[field];
    delete rest[field];
    return encodeURIComponent(String(value ?? ''));
  };
  const path = (endpoint.origin ?? '') + endpoint.path.replace(/:(\w+)/g, (_, field: string) => take(field));
  const query = endpoint.query
    .filter((field) => rest[field] != null)
    .map((field) => `${field}=${take(field)}`)
    .join('&');
  const hasBody = endpoint.method === 'POST' && (Object.keys(rest).length > 0 || query === '');
  return { url: query ? `${path}?${query}` : path, body: hasBody ? JSON.stringify(rest) : undefined };
}

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
