import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export interface Sitemap {
  readonly pages: readonly string[];
  /** The addresses of other sitemaps that it lists. */
  readonly sitemaps: readonly string[];
}

/** The protocol's limit on the locations in a sitemap. */
const LOCATIONS_MAX = 50_000;
/** The protocol's limit on the size of an unpacked sitemap. */
const UNPACKED_BYTES_MAX = 50_000_000;

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns whether a page may be a sitemap, perhaps packed as `sitemap.xml.gz`. */
export const isSitemap = (bytes: Buffer) =>
  isPacked(bytes) || /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(bytes.toString('utf8', 0, 2000));

/** Parses the addresses in a sitemap or in an index of sitemaps. Call it in a reader's process. */
export function parseSitemap(bytes: Buffer): Sitemap {
  const xml = (isPacked(bytes) ? gunzipSync(bytes, { maxOutputLength: UNPACKED_BYTES_MAX }) : bytes).toString('utf8');
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
        if (found[kind].length < LOCATIONS_MAX) found[kind].push(location.trim());
        location = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return found;
}
