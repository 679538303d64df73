import { Parser } from 'htmlparser2';

export interface Sitemap {
  readonly pages: readonly string[];
  /** Other sitemaps that it lists. */
  readonly sitemaps: readonly string[];
}

export const isSitemap = (bytes: Buffer) =>
  /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(bytes.toString('utf8', 0, 2000));

/** Parses the addresses of a sitemap or of an index of sitemaps. Call it in a reader's process. */
export function parseSitemap(xml: string): Sitemap {
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
