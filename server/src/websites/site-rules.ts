import robotsParser from 'robots-parser';
import type { PageFetcher } from './page-fetcher';
import { ROBOT } from './robots-directives';

/** The maximum pause, even for sites that request a longer one. */
const DELAY_MS_MAX = 10_000;

/** The part of a robots.txt that RFC 9309 requires us to read. */
const ROBOTS_BYTES_MAX = 500 * 1024;

/**
 * Maximum total length of patterns with a wildcard: each of their characters is compared with every character of an
 * address.
 */
const WILDCARD_LENGTH_MAX = 20_000;

/** A site's rules for robots. */
export interface SiteRules {
  readonly allows: (address: string) => boolean;
  /** The pause between two fetches that the site requests. */
  readonly delayMs: number;
  readonly sitemaps: readonly string[];
}

/**
 * Reads robots.txt, even if it redirects to another host (RFC 9309, section 2.3.1.2). Returns null if the site is down,
 * in which case nothing may be fetched (RFC 9309, section 2.3.1.4).
 */
export async function readSiteRules(
  fetcher: Pick<PageFetcher, 'fetch'>,
  address: string,
  signal: AbortSignal,
): Promise<SiteRules | 'private' | null> {
  const place = new URL('/robots.txt', address).href;
  const result = await fetcher.fetch(place, {}, signal, { toOtherHosts: true });
  if (result.kind === 'private') return 'private';
  if (result.kind === 'failed' && result.isDown) return null;
  const text = result.kind === 'page' ? ownLines(result.bytes.toString('utf8', 0, ROBOTS_BYTES_MAX)) : '';
  const robots = robotsParser(place, text);
  return {
    allows: (page) =>
      robots.isAllowed(new URL(new URL(page).pathname + new URL(page).search, place).href, ROBOT) !== false,
    delayMs: Math.min((robots.getCrawlDelay(ROBOT) ?? 0) * 1000, DELAY_MS_MAX),
    sitemaps: robots.getSitemaps(),
  };
}

/**
 * Returns the lines that apply to us, to limit the parser's work: otherwise it would store each rule once for every
 * robot to which it applies. Beyond the limit, a rule that forbids ends at its wildcard, and a rule that allows is
 * dropped.
 */
function ownLines(text: string): string {
  const own: string[] = [];
  let names = new Set<string>();
  let isInNames = false;
  let wildcardLength = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', rest = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const kind = key.toLowerCase();
    const value = rest.trim().replace(/\*+/g, '*');
    if (kind === '') continue;
    if (kind === 'user-agent') {
      if (!isInNames) names = new Set();
      isInNames = true;
      const name = value.toLowerCase().replace(/\/.*/, '').trim();
      if (names.has(name) || (name !== '*' && name !== ROBOT.toLowerCase())) continue;
      names.add(name);
      own.push(`User-agent: ${name}`);
      continue;
    }
    isInNames = false;
    if (kind === 'sitemap') own.push(`Sitemap: ${value}`);
    if (names.size === 0 || !/^(?:allow|disallow|crawl-delay)$/.test(kind)) continue;
    const wildcard = value.indexOf('*');
    if (wildcard >= 0) wildcardLength += value.length;
    if (wildcard < 0 || wildcardLength <= WILDCARD_LENGTH_MAX) own.push(`${kind}: ${value}`);
    else if (kind === 'disallow') own.push(`disallow: ${value.slice(0, wildcard) || '/'}`);
  }
  return own.join('\n');
}
