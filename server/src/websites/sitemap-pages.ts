import { isSameSite, pageAddress } from './page-address';
import type { PageFetcher } from './page-fetcher';
import type { PageReader } from './page-reader';

const SITEMAPS_MAX = 20;
/** After this no further sitemap is fetched, so that a slow site does not delay other organizations. */
const SITEMAPS_MS = 60_000;

/** Returns the pages in a site's sitemaps, at most `limit`. */
export async function pagesOfSitemaps(
  { fetcher, reader }: { fetcher: Pick<PageFetcher, 'fetch'>; reader: PageReader },
  sitemaps: readonly string[],
  { site, limit, signal }: { site: string; limit: number; signal: AbortSignal },
): Promise<string[]> {
  const begun = performance.now();
  const pages = new Set<string>();
  const waiting = [...sitemaps];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next && seen.size < SITEMAPS_MAX && pages.size < limit; next = waiting.shift()) {
    if (performance.now() - begun > SITEMAPS_MS) break;
    if (seen.has(next) || !URL.canParse(next) || !isSameSite(next, site)) continue;
    seen.add(next);
    const result = await fetcher.fetch(next, {}, signal);
    const sitemap = result.kind === 'page' ? await reader.sitemap(result, signal) : null;
    waiting.push(...(sitemap?.sitemaps ?? []));
    for (const link of sitemap?.pages ?? []) {
      const page = pageAddress(link, site);
      if (page && isSameSite(page, site) && pages.size < limit) pages.add(page);
    }
  }
  return [...pages];
}
