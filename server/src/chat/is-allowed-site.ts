import type { FastifyRequest } from 'fastify';

/**
 * Whether the page that calls stands on one of the `sites`; none listed means any. Browsers name the page's origin and no
 * page can name another; what is no browser names none and is let in. The dashboard's own pages always are.
 */
export function isAllowedSite(request: FastifyRequest, sites: readonly string[], publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (sites.length === 0 || origin === undefined || sites.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // By host alone: behind a proxy the request does not tell https from http.
  const asked = `${protocol}//${request.host}`;
  const own = [URL.canParse(asked) && new URL(asked).host, publicUrl && new URL(publicUrl).host];
  return host !== '' && own.includes(host);
}
