/** How long a server asks us to wait, in milliseconds (RFC 9110, Retry-After: seconds or a date); null without a wish. */
export function retryAfterMs(headers: Headers): number | null {
  const wish = headers.get('Retry-After');
  if (!wish) return null;
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1000 : Date.parse(wish) - Date.now();
  return ms > 0 ? ms : null;
}
