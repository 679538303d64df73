import type { FastifyRequest } from 'fastify';

/** The origin of the page that calls, as its browser names it; null for anything else. */
export function siteOf({ headers: { origin } }: FastifyRequest): string | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, origin: site } = new URL(origin);
  return /^https?:$/.test(protocol) && site.length <= 300 ? site : null;
}
