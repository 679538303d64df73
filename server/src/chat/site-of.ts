import type { FastifyRequest } from 'fastify';

/** Returns the origin of the calling page as its browser sends it; null for anything else. */
export function siteOf({ headers: { origin } }: FastifyRequest): string | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, origin: site } = new URL(origin);
  return /^https?:$/.test(protocol) && site.length <= 300 ? site : null;
}
