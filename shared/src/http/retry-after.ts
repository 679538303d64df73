/**
 * Returns how long a server asks clients to wait, in milliseconds (RFC 9110, Retry-After: seconds or a date); null when
 * it does not.
 */
export function retryAfterMs(headers: Headers): number | null {
  const wish = headers.get('Retry-After');
  if (!wish) return null;
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1000 : Date.parse(wish) - Date.now();
  return ms > 0 ? ms : null;
}
