import { SLUG } from '@frontdesk/shared/endpoints/slug';

/** The origin in an absolute address, http://host/r/…, which proxies send (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** /r and below, even with doubled slashes or percent-encoded. */
const ANY_SPELLING = /^\/(?:\/|%2f)*(?:r|%72|%52)(?:\/|%2f|\?|$)/i;

/**
 * Returns the slug in the address of a request: null when no slug can look like this, undefined when the address is not
 * that of a short link. Odd spellings are on no printed code, so they have no slug.
 */
export function slugIn(url: string): string | null | undefined {
  const path = url[0] === '/' ? url : url.replace(ORIGIN, '');
  if (!isLinkPath(path)) return ANY_SPELLING.test(path) ? null : undefined;
  const [typed = ''] = path.slice(3).split('?', 1);
  // Some printing tools and apps add a slash.
  const slug = (typed.endsWith('/') ? typed.slice(0, -1) : typed).toLowerCase();
  return SLUG.test(slug) ? slug : null;
}

/** Matches capitals too, because a code in capitals has fewer modules. */
const isLinkPath = (path: string) => path[0] === '/' && path[2] === '/' && (path[1] === 'r' || path[1] === 'R');
