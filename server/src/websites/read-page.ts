import { createHash } from 'node:crypto';
import type { HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { storableText } from '../database/engine';
import { decodeText } from '../documents/extract/decode-text';
import { DEPTH_MAX, extractHtml } from '../documents/extract/extract-html';
import { ExtractionFailure, FAILURES } from '../documents/extract/extraction-failure';
import { fingerprintOf } from '../documents/extract/repeated-blocks';
import { readSchemaHours } from '../hours/schema-hours';
import { pageAddress } from './page-address';
import type { FetchedPage } from './page-fetcher';
import { ROBOT, robotsDirectives } from './robots-directives';

/** Returns a hash of the title and the text that a visitor reads. Markup may contain a new token at each request. */
function pageHash(name: string, content: Iterable<string | Buffer>): string {
  const hash = createHash('sha256').update(`${name}\n`);
  for (const part of content) hash.update(part);
  return hash.digest('hex');
}

/**
 * Yields one line at a time, because each repeats its headings, and all lines of a hostile page would not fit into
 * memory.
 */
function* linesOf(html: Buffer, fingerprints: Set<string>): Generator<string | Buffer> {
  try {
    let separator = '';
    for (const { headings, text } of extractHtml(html.toString('utf8'))) {
      if (fingerprints.size < BLOCKS_MAX) fingerprints.add(fingerprintOf({ text }));
      yield separator + [...headings, text].join('\t');
      separator = '\n';
    }
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    // The page's document reports why the page is unreadable.
    yield html;
  }
}

/** How a page presents its site. Every address is absolute. */
export interface PageLook {
  readonly siteName: string;
  /** Colors as written on the page, the most specific first. */
  readonly colors: readonly string[];
  /** Addresses of the site's icons, the best first. */
  readonly icons: readonly string[];
  readonly manifest: string | null;
  /** Whether the page has any text that a visitor reads. */
  readonly hasText: boolean;
}

const ICONS_MAX = 20;

/** Collects what the head of a page states about the look of its site. */
function lookReader(baseOf: () => string) {
  const names = new Map<string, string>();
  const icons: { readonly address: string; readonly side: number }[] = [];
  let manifest: string | null = null;
  let hasText = false;
  let hidden = 0;
  const absolute = (address: string | undefined) => {
    if (!address || !URL.canParse(address, baseOf())) return null;
    const { protocol, href } = new URL(address, baseOf());
    return /^https?:$/.test(protocol) ? href : null;
  };
  return {
    onText(text: string) {
      hasText ||= hidden === 0 && /\p{L}/u.test(text);
    },
    onHidden(tag: string, by: 1 | -1) {
      if (/^(?:title|script|style|noscript|template)$/.test(tag)) hidden += by;
    },
    onTag(tag: string, { name, property, content, rel, href, sizes, media }: Record<string, string>) {
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && /^(?:og:site_name|application-name|theme-color|msapplication-tilecolor)$/.test(key)) {
        if (!names.has(key) && !/dark/i.test(media ?? '')) names.set(key, (content ?? '').slice(0, TITLE_MAX));
      }
      const address = tag === 'link' ? absolute(href) : null;
      if (!address) return;
      const rels = rel?.toLowerCase().split(/\s+/) ?? [];
      if (rels.includes('manifest')) manifest ??= address;
      const isTouch = rels.some((each) => each.startsWith('apple-touch-icon'));
      if ((isTouch || rels.includes('icon')) && !/\.svg\b/i.test(address) && icons.length < ICONS_MAX) {
        icons.push({ address, side: Number.parseInt(sizes ?? '', 10) || (isTouch ? 180 : 32) });
      }
    },
    read: (): PageLook => ({
      siteName: names.get('og:site_name') || names.get('application-name') || '',
      colors: [names.get('theme-color'), names.get('msapplication-tilecolor')].filter((color) => color !== undefined),
      icons: icons.sort((one, other) => other.side - one.side).map(({ address }) => address),
      manifest,
      hasText,
    }),
  };
}

/** The content and metadata of a page. */
export interface PageContent {
  /** Its title, or its address if it has no title. */
  readonly name: string;
  /** The pages that it links to. */
  readonly links: readonly string[];
  /** False when the page requests to be left out of search. */
  readonly isIndexable: boolean;
  /** The page in UTF-8, so that its document needs no headers. */
  readonly bytes: Buffer;
  /** Changes whenever the title or the text that a visitor reads changes. */
  readonly sha256: string;
  /** The fingerprints of its blocks. */
  readonly blocks: readonly string[];
  /** How the page presents its site; null for a file. */
  readonly look: PageLook | null;
  /** The opening hours that it states as schema.org data; null if there are none. */
  readonly hours: readonly HoursTable[] | null;
}

const ROBOTS_META = new Set(['robots', ROBOT.toLowerCase()]);
const LINKS_MAX = 2000;
const BLOCKS_MAX = 600;
const SCRIPTS_MAX = 20;
const TITLE_MAX = 200;

export const isHtml = ({ contentType }: Pick<FetchedPage, 'contentType'>) =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml';

/** Reads a page that is a file; null for kinds of content that cannot answer questions. */
export function readFilePage({ contentType, bytes, address, robotsTags }: FetchedPage): PageContent | null {
  if (contentType !== 'application/pdf' && contentType !== 'text/plain') return null;
  const name = nameOf(decodeURIComponentSafely(new URL(address).pathname.split('/').at(-1) ?? ''), address);
  const { isIndexable } = robotsDirectives(robotsTags);
  return { links: [], isIndexable, bytes, name, sha256: pageHash(name, [bytes]), blocks: [], look: null, hours: null };
}

/** Returns the title of a page on one line, or the address of a page that has no title. */
function nameOf(title: string, address: string): string {
  const line = storableText(title).replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX);
  // Truncating may have split a surrogate pair.
  return line.replace(/\p{Surrogate}$/u, '') || address.replace(/^https?:\/\//, '').slice(0, TITLE_MAX);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads a page with its links. The time that this takes depends on what a stranger wrote, so call it in a reader's
 * process.
 */
export function readHtmlPage(page: FetchedPage): PageContent {
  const html = decodeHtml(page);
  const links = new Set<string>();
  let title = '';
  let isInTitle = false;
  const robots = [...page.robotsTags];
  let base = page.address;
  let depth = 0;
  const scripts: string[] = [];
  let isInData = false;
  const look = lookReader(() => base);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > DEPTH_MAX) throw new ExtractionFailure(FAILURES.tooNested);
      if (name === 'title') isInTitle = title === '';
      if (name === 'base' && attributes['href'] && URL.canParse(attributes['href'], page.address)) {
        base = new URL(attributes['href'], page.address).href;
      }
      if (name === 'meta' && ROBOTS_META.has(attributes['name']?.toLowerCase() ?? '')) {
        robots.push(attributes['content'] ?? '');
      }
      isInData = name === 'script' && /^application\/ld\+json/i.test(attributes['type'] ?? '');
      if (isInData && scripts.length < SCRIPTS_MAX) scripts.push('');
      look.onHidden(name, 1);
      if (name === 'meta' || name === 'link') look.onTag(name, attributes);
      if (name !== 'a' || !attributes['href'] || links.size >= LINKS_MAX) return;
      const link = pageAddress(attributes['href'], base);
      if (link && !/\bnofollow\b/i.test(attributes['rel'] ?? '')) links.add(link);
    },
    ontext(text) {
      if (isInTitle) title += text;
      if (isInData) scripts.push((scripts.pop() ?? '') + text);
      look.onText(text);
    },
    onclosetag(name) {
      depth--;
      look.onHidden(name, -1);
      if (name === 'title') isInTitle = false;
      if (name === 'script') isInData = false;
    },
  });
  parser.write(html);
  parser.end();
  const { isIndexable, follows } = robotsDirectives(robots);
  const name = nameOf(title, page.address);
  // The document reader recognizes the page by this.
  const bytes = Buffer.from(/^\s*<!doctype html/i.test(html) ? html : `<!doctype html>\n${html}`);
  const blocks = new Set<string>();
  const sha256 = pageHash(name, linesOf(bytes, blocks));
  const hours = readSchemaHours(scripts);
  return {
    name,
    links: follows ? [...links] : [],
    isIndexable,
    bytes,
    sha256,
    blocks: [...blocks],
    look: look.read(),
    hours,
  };
}

function decodeHtml({ bytes, charset }: FetchedPage): string {
  const declared =
    charset ?? /<meta[^>]{1,100}charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  return declared && iconv.encodingExists(declared) ? iconv.decode(bytes, declared) : decodeText(bytes);
}
