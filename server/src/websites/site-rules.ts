import robotsParser from 'robots-parser';
import type { PageFetcher } from './page-fetcher';
import { ROBOT } from './robots-directives';

/** Longest pause: sites that request longer ones get this one. */
const DELAY_MS_MAX = 10_000;

/** A site's rules for robots. */
export interface SiteRules {
  readonly allows: (address: string) => boolean;
  /** The pause between two pages that the site requests. */
  readonly delayMs: number;
  readonly sitemaps: readonly string[];
}

/** Reads robots.txt. Null when the site is down: then nothing may be fetched (RFC 9309, section 2.3.1.4). */
export async function readSiteRules(
  fetcher: Pick<PageFetcher, 'fetch'>,
  address: string,
  signal: AbortSignal,
): Promise<SiteRules | 'private' | null> {
  const place = new URL('/robots.txt', address).href;
  const result = await fetcher.fetch(place, {}, signal);
  if (result.kind === 'private') return 'private';
  if (result.kind === 'failed' && result.isDown) return null;
  const text = result.kind === 'page' ? result.bytes.toString('utf8') : '';
  const robots = robotsParser(place, text);
  return {
    allows: (page) =>
      robots.isAllowed(new URL(new URL(page).pathname + new URL(page).search, place).href, ROBOT) !== false,
    delayMs: Math.min((robots.getCrawlDelay(ROBOT) ?? 0) * 1000, DELAY_MS_MAX),
    sitemaps: robots.getSitemaps(),
  };
}
