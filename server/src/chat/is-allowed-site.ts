import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the calling page is on one of the `sites`; an empty list allows any. Browsers send the page's origin
 * and no page can forge it; other programs send none and are let in. The dashboard's own pages are always allowed.
 */
export function isAllowedSite(request: FastifyRequest, sites: readonly string[], publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (sites.length === 0 || origin === undefined || sites.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // By host only: behind a proxy the request does not tell https from http.
  const asked = `${protocol}//${request.host}`;
  const own = [URL.canParse(asked) && new URL(asked).host, publicUrl && new URL(publicUrl).host];
  return host !== '' && own.includes(host);
}
