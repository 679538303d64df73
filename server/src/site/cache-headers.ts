import type { FastifyReply } from 'fastify';

/** Matches a name such as `main.3f9a2c1b.js`, with a hash that changes with the content. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** Returns how long a browser may cache a file of the site without a request. */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache, must-revalidate';
}

/** Allows hosts on other origins to load remotes, but no other files on the site. */
export function crossOriginHeadersOf(urlPath: string): Record<string, string> {
  if (!urlPath.startsWith('/admin/remotes/')) return {};
  return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
}

/** Removes headers for documents from scripts, pictures and the registry, where they would only add bytes. */
export function withoutDocumentHeaders(reply: FastifyReply): void {
  reply.removeHeader('content-security-policy');
  reply.removeHeader('referrer-policy');
}
