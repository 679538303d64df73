import { Parser } from 'htmlparser2';
import { isSameSite, pageAddress } from './page-address';
import type { PageFetcher } from './page-fetcher';

const SITEMAPS_MAX = 20;

export interface Sitemap {
  readonly pages: readonly string[];
  /** Other sitemaps that it lists. */
  readonly sitemaps: readonly string[];
}

/** Parses the addresses of a sitemap or of an index of sitemaps; null for other text. */
export function parseSitemap(xml: string): Sitemap | null {
  const start = xml.slice(0, 2000);
  if (!/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(start)) return null;
  const found = { pages: [] as string[], sitemaps: [] as string[] };
  let kind: 'pages' | 'sitemaps' = 'pages';
  let location: string | null = null;
  const parser = new Parser(
    {
      onopentag(name) {
        const tag = name.replace(/^.*:/, '');
        if (tag === 'url') kind = 'pages';
        if (tag === 'sitemap') kind = 'sitemaps';
        if (tag === 'loc') location = '';
      },
      ontext(text) {
        if (location !== null) location += text;
      },
      onclosetag(name) {
        if (name.replace(/^.*:/, '') !== 'loc' || location === null) return;
        found[kind].push(location.trim());
        location = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return found;
}

/** Returns the pages in a site's sitemaps, at most `limit`. */
export async function pagesOfSitemaps(
  fetcher: Pick<PageFetcher, 'fetch'>,
  sitemaps: readonly string[],
  { site, limit, signal }: { site: string; limit: number; signal: AbortSignal },
): Promise<string[]> {
  const pages = new Set<string>();
  const waiting = [...sitemaps];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next && seen.size < SITEMAPS_MAX && pages.size < limit; next = waiting.shift()) {
    if (seen.has(next) || !URL.canParse(next) || !isSameSite(next, site)) continue;
    seen.add(next);
    const result = await fetcher.fetch(next, {}, signal);
    const sitemap = result.kind === 'page' ? parseSitemap(result.bytes.toString('utf8')) : null;
    waiting.push(...(sitemap?.sitemaps ?? []));
    for (const link of sitemap?.pages ?? []) {
      const page = pageAddress(link, site);
      if (page && isSameSite(page, site) && pages.size < limit) pages.add(page);
    }
  }
  return [...pages];
}
