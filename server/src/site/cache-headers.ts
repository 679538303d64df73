import type { FastifyReply } from 'fastify';

/** A name like `main.3f9a2c1b.js`: other content would have another name. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** How long a browser may keep a file of the site without asking. */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache, must-revalidate';
}

/** Remotes are loaded by hosts on other origins; nothing else of the site is. */
export function crossOriginHeadersOf(urlPath: string): Record<string, string> {
  if (!urlPath.startsWith('/admin/remotes/')) return {};
  return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
}

/** Scripts, pictures and the registry are no documents, so that a policy for documents only adds weight to them. */
export function withoutDocumentHeaders(reply: FastifyReply): void {
  reply.removeHeader('content-security-policy');
  reply.removeHeader('referrer-policy');
}
