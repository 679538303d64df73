import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { storableText } from '../database/storable-text';
import { decodeText } from '../documents/extract/decode-text';
import { pageAddress } from './page-address';
import { type FetchedPage, ROBOT } from './page-fetcher';
import { robotsDirectives } from './robots-directives';

/** The content and metadata of a page. */
export interface PageContent {
  /** Its title, or its address without a title. */
  readonly name: string;
  /** The pages that it links to. */
  readonly links: readonly string[];
  /** False when the page requests to be left out of search. */
  readonly isIndexable: boolean;
  readonly isHtml: boolean;
  /** The page in UTF-8, so that its document needs no headers. */
  readonly bytes: Buffer;
}

const ROBOTS_META = new Set(['robots', ROBOT.toLowerCase()]);
const LINKS_MAX = 2000;
const TITLE_MAX = 200;

/** Reads a page; null for kinds of content that answer no question. */
export function readPage(page: FetchedPage): PageContent | null {
  const { contentType, bytes, address } = page;
  const last = decodeURIComponentSafely(new URL(address).pathname.split('/').at(-1) ?? '');
  if (contentType === 'text/html' || contentType === 'application/xhtml+xml') {
    return readHtmlPage(page);
  }
  if (contentType !== 'application/pdf' && contentType !== 'text/plain') return null;
  const { isIndexable } = robotsDirectives(page.robotsTags);
  return { links: [], isIndexable, isHtml: false, bytes, name: nameOf(last, address) };
}

/** Returns a title in one line, or the address of a page without one. */
function nameOf(title: string, address: string): string {
  const line = storableText(title).replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX);
  // The cut may have split a surrogate pair.
  return line.replace(/\p{Surrogate}$/u, '') || address.replace(/^https?:\/\//, '').slice(0, TITLE_MAX);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readHtmlPage(page: FetchedPage): PageContent {
  const html = decodeHtml(page);
  const links = new Set<string>();
  let title = '';
  let isInTitle = false;
  const robots = [...page.robotsTags];
  let base = page.address;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title') isInTitle = title === '';
      if (name === 'base' && attributes['href'] && URL.canParse(attributes['href'], page.address)) {
        base = new URL(attributes['href'], page.address).href;
      }
      if (name === 'meta' && ROBOTS_META.has(attributes['name']?.toLowerCase() ?? '')) {
        robots.push(attributes['content'] ?? '');
      }
      if (name !== 'a' || !attributes['href'] || links.size >= LINKS_MAX) return;
      const link = pageAddress(attributes['href'], base);
      if (link && !/\bnofollow\b/i.test(attributes['rel'] ?? '')) links.add(link);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.write(html);
  parser.end();
  const { isIndexable, follows } = robotsDirectives(robots);
  return {
    name: nameOf(title, page.address),
    links: follows ? [...links] : [],
    isIndexable,
    isHtml: true,
    // The document reader recognizes it by this.
    bytes: Buffer.from(/^\s*<!doctype html/i.test(html) ? html : `<!doctype html>\n${html}`),
  };
}

function decodeHtml({ bytes, charset }: FetchedPage): string {
  const declared =
    charset ?? /<meta[^>]{1,100}charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  return declared && iconv.encodingExists(declared) ? iconv.decode(bytes, declared) : decodeText(bytes);
}
