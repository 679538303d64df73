import { isSameSite, pageAddress } from './page-address';
import type { FetchResult } from './page-fetcher';
import type { PageReader } from './page-reader';

const SITEMAPS_MAX = 20;
/** After this time no further sitemap is fetched, so that a slow site does not delay other organizations. */
const SITEMAPS_MS = 60_000;

interface SitemapParts {
  /** Fetches an address like any page in the crawl: after a pause, and only if robots may read it. */
  readonly fetch: (address: string) => Promise<FetchResult>;
  readonly reader: PageReader;
  readonly allows: (address: string) => boolean;
  readonly site: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Returns the pages in a site's sitemaps, at most `limit`. */
export async function pagesOfSitemaps(
  sitemaps: readonly string[],
  { fetch, reader, allows, site, limit, signal }: SitemapParts,
): Promise<string[]> {
  const begun = performance.now();
  const pages = new Set<string>();
  const waiting = [...sitemaps];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next && seen.size < SITEMAPS_MAX && pages.size < limit; next = waiting.shift()) {
    if (performance.now() - begun > SITEMAPS_MS) break;
    if (seen.has(next) || !URL.canParse(next) || !isSameSite(next, site) || !allows(next)) continue;
    seen.add(next);
    const result = await fetch(next);
    const sitemap = result.kind === 'page' ? await reader.sitemap(result, signal) : null;
    waiting.push(...(sitemap?.sitemaps ?? []));
    for (const link of sitemap?.pages ?? []) {
      if (pages.size >= limit) break;
      const page = pageAddress(link, site);
      if (page && isSameSite(page, site)) pages.add(page);
    }
  }
  return [...pages];
}
