import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { storableText } from '../database/engine';
import { decodeText } from '../documents/extract/decode-text';
import { DEPTH_MAX, extractHtml } from '../documents/extract/extract-html';
import { ExtractionFailure, FAILURES } from '../documents/extract/extraction-failure';
import { pageAddress } from './page-address';
import type { FetchedPage } from './page-fetcher';
import { ROBOT, robotsDirectives } from './robots-directives';

/** Changes with the title or the text that a visitor reads. Markup may contain a new token at each request. */
function pageHash({ name, bytes, isHtml }: { name: string; bytes: Buffer; isHtml: boolean }): string {
  const hash = createHash('sha256').update(`${name}\n`);
  if (isHtml) for (const line of linesOf(bytes)) hash.update(line);
  else hash.update(bytes);
  return hash.digest('hex');
}

/** One at a time: each repeats its headings, so those of a hostile page would not fit into memory together. */
function* linesOf(html: Buffer): Generator<string | Buffer> {
  try {
    let separator = '';
    for (const { headings, text } of extractHtml(html.toString('utf8'))) {
      yield separator + [...headings, text].join('\t');
      separator = '\n';
    }
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    // The page's document reports why it is unreadable.
    yield html;
  }
}

/** The content and metadata of a page. */
export interface PageContent {
  /** Its title, or its address without a title. */
  readonly name: string;
  /** The pages that it links to. */
  readonly links: readonly string[];
  /** False when the page requests to be left out of search. */
  readonly isIndexable: boolean;
  /** The page in UTF-8, so that its document needs no headers. */
  readonly bytes: Buffer;
  /** Changes with what a visitor reads. */
  readonly sha256: string;
}

const ROBOTS_META = new Set(['robots', ROBOT.toLowerCase()]);
const LINKS_MAX = 2000;
const TITLE_MAX = 200;

export const isHtml = ({ contentType }: Pick<FetchedPage, 'contentType'>) =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml';

/** Reads a page that is a file; null for kinds of content that answer no question. */
export function readFilePage({ contentType, bytes, address, robotsTags }: FetchedPage): PageContent | null {
  if (contentType !== 'application/pdf' && contentType !== 'text/plain') return null;
  const name = nameOf(decodeURIComponentSafely(new URL(address).pathname.split('/').at(-1) ?? ''), address);
  const { isIndexable } = robotsDirectives(robotsTags);
  return { links: [], isIndexable, bytes, name, sha256: pageHash({ name, bytes, isHtml: false }) };
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

/** Reads a page with its links. The work depends on what a stranger wrote, so call it in a reader's process. */
export function readHtmlPage(page: FetchedPage): PageContent {
  const html = decodeHtml(page);
  const links = new Set<string>();
  let title = '';
  let isInTitle = false;
  const robots = [...page.robotsTags];
  let base = page.address;
  let depth = 0;
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
      if (name !== 'a' || !attributes['href'] || links.size >= LINKS_MAX) return;
      const link = pageAddress(attributes['href'], base);
      if (link && !/\bnofollow\b/i.test(attributes['rel'] ?? '')) links.add(link);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      depth--;
      if (name === 'title') isInTitle = false;
    },
  });
  parser.write(html);
  parser.end();
  const { isIndexable, follows } = robotsDirectives(robots);
  const name = nameOf(title, page.address);
  // The document reader recognizes it by this.
  const bytes = Buffer.from(/^\s*<!doctype html/i.test(html) ? html : `<!doctype html>\n${html}`);
  const sha256 = pageHash({ name, bytes, isHtml: true });
  return { name, links: follows ? [...links] : [], isIndexable, bytes, sha256 };
}

function decodeHtml({ bytes, charset }: FetchedPage): string {
  const declared =
    charset ?? /<meta[^>]{1,100}charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  return declared && iconv.encodingExists(declared) ? iconv.decode(bytes, declared) : decodeText(bytes);
}
