import { SLUG } from '@frontdesk/shared/endpoints/slug';

/** The origin in the absolute form of an address, http://host/r/…, which proxies send (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The slug in the address of a request: null when no slug could look like this, undefined when the address is not one
 * of a short link.
 */
export function slugIn(url: string): string | null | undefined {
  const path = url[0] === '/' ? url : url.replace(ORIGIN, '');
  if (!isLinkPath(path)) return undefined;
  const end = path.indexOf('?');
  const slug = path.slice(3, end === -1 ? undefined : end).toLowerCase();
  return SLUG.test(slug) ? slug : null;
}

/** In capitals a code has fewer modules, so they are the same. */
const isLinkPath = (path: string) => path[0] === '/' && path[2] === '/' && (path[1] === 'r' || path[1] === 'R');
