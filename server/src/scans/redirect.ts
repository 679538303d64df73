import type { IncomingMessage, ServerResponse } from 'node:http';
import { SLUG } from '@frontdesk/shared/endpoints/slug';
import type { LinkAnswer } from './link-answer';
import type { LinkCache } from './link-cache';
import { contentPageHtml, type DeadEnd, linkPages, PAGE_FRAME_HEADERS } from './link-pages';
import type { Link } from './read-links';
import { type ScanHeaders, scanHeaders } from './scan-headers';

/** The origin in an absolute address, http://host/r/…, which proxies send (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** /r and below, even with doubled slashes or percent-encoded. */
const ANY_SPELLING = /^\/(?:\/|%2f)*(?:r|%72|%52)(?:\/|%2f|\?|$)/i;

/**
 * Returns the slug in the address of a request: null when no slug can look like this, undefined when the address is not
 * that of a short link. Odd spellings are on no printed code, so they have no slug.
 */
function slugIn(url: string): string | null | undefined {
  const path = url[0] === '/' ? url : url.replace(ORIGIN, '');
  if (!isLinkPath(path)) return ANY_SPELLING.test(path) ? null : undefined;
  const [typed = ''] = path.slice(3).split('?', 1);
  // Some printing tools and apps add a slash.
  const slug = (typed.endsWith('/') ? typed.slice(0, -1) : typed).toLowerCase();
  return SLUG.test(slug) ? slug : null;
}

/** Matches capitals too, because a code in capitals has fewer modules. */
const isLinkPath = (path: string) => path[0] === '/' && path[2] === '/' && (path[1] === 'r' || path[1] === 'R');

/** Counts a scan that led somewhere. Must not block. */
export type CountScan = (qrId: string, slug: string, request: IncomingMessage, headers: ScanHeaders) => void;

/** A response as it is sent. */
interface Sent {
  readonly status: number;
  /** Alternating names and values, which Node writes faster than an object. */
  readonly headers: readonly string[];
  readonly bytes: Buffer | null;
}

const NOT_STORED = { 'cache-control': 'no-store' };
const SHOWN = { ...NOT_STORED, 'x-robots-tag': 'noindex' };
/** The common headers that browsers obey in a redirect; the others would be half of its bytes. */
const OF_REDIRECTS = ['referrer-policy', 'strict-transport-security'];

/** Answers scans of short links from memory, on the raw request and response. */
export class Redirect {
  /** The number of responses by status. */
  readonly counts: Record<number, number> = { 200: 0, 302: 0, 404: 0, 410: 0, 503: 0 };
  readonly #pages: Readonly<Record<DeadEnd, Sent>>;
  /** Built once for each response that the cache holds. */
  readonly #sent = new WeakMap<LinkAnswer, Sent>();
  #isClosing = false;

  constructor(
    private readonly links: LinkCache,
    private readonly count: CountScan,
    private readonly securityHeaders: Readonly<Record<string, string>>,
  ) {
    const pages = Object.entries(linkPages()).map(([reason, { status, headers, bytes }]) => [
      reason,
      { status, headers: flat({ ...securityHeaders, ...SHOWN, ...headers }, bytes), bytes },
    ]);
    this.#pages = Object.fromEntries(pages);
  }

  /** From now on closes each connection after its response, so that the server can end. */
  close(): void {
    this.#isClosing = true;
  }

  /** Handles GET and HEAD of /r and below; leaves everything else to the routes. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request;
    const slug = slugIn(url);
    if (slug === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const headers = scanHeaders(request);
    if (headers.repeatsHost) return false;
    const link = slug === null ? null : this.links.peek(slug);
    if (link === undefined && slug !== null) void this.#findAndAnswer(slug, request, response, headers);
    else this.#answer(link ?? null, request, response, headers);
    return true;
  };

  async #findAndAnswer(
    slug: string,
    request: IncomingMessage,
    response: ServerResponse,
    headers: ScanHeaders,
  ): Promise<void> {
    try {
      this.#answer(await this.links.find(slug), request, response, headers);
    } catch {
      this.#send(this.#pages.away, request, response);
    }
  }

  #answer(link: Link | null, request: IncomingMessage, response: ServerResponse, headers: ScanHeaders): void {
    const result = resultOf(link, Date.now());
    if (typeof result === 'string') {
      this.#send(this.#pages[result], request, response);
      return;
    }
    this.#send(this.#sentOf(result), request, response);
    if (link?.target && request.method === 'GET') this.count(link.target.qrId, link.slug, request, headers);
  }

  #sentOf(answer: LinkAnswer): Sent {
    const known = this.#sent.get(answer);
    if (known) return known;
    const sent = this.#made(answer);
    this.#sent.set(answer, sent);
    return sent;
  }

  #made(answer: LinkAnswer): Sent {
    switch (answer.kind) {
      case 'redirect':
        return this.#redirectTo(answer.location);
      case 'file':
        return this.#fileOf(answer);
      case 'page': {
        const bytes = Buffer.from(contentPageHtml(answer));
        const headers = { ...this.securityHeaders, ...SHOWN, ...PAGE_FRAME_HEADERS };
        return { status: 200, headers: flat(headers, bytes), bytes };
      }
    }
  }

  #redirectTo(location: string): Sent {
    const chosen = Object.entries(this.securityHeaders).filter(([name]) => OF_REDIRECTS.includes(name));
    return {
      status: 302,
      headers: flat({ location, ...NOT_STORED, ...Object.fromEntries(chosen) }, null),
      bytes: null,
    };
  }

  #fileOf({ type, name, bytes }: LinkAnswer & { kind: 'file' }): Sent {
    const own = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    return { status: 200, headers: flat({ ...this.securityHeaders, ...SHOWN, ...own }, bytes), bytes };
  }

  #send({ status, headers, bytes }: Sent, { method }: IncomingMessage, response: ServerResponse): void {
    this.counts[status] = (this.counts[status] ?? 0) + 1;
    response.writeHead(status, (this.#isClosing ? [...headers, 'connection', 'close'] : headers) as string[]);
    if (bytes === null || method === 'HEAD') response.end();
    else response.end(bytes);
  }
}

const flat = (headers: Readonly<Record<string, string>>, bytes: Buffer | null): string[] =>
  Object.entries({ ...headers, 'content-length': String(bytes?.length ?? 0) }).flat();

/** Returns the answer to a scan at a moment, or why there is none. */
function resultOf(link: Link | null, now: number): LinkAnswer | DeadEnd {
  if (link === null) return 'unknown';
  const { target } = link;
  if (target === null) return 'deleted';
  if (target.isPaused) return 'paused';
  if (now < target.startsAt) return 'early';
  return (now < target.endsAt ? target.answer : target.afterEnd) ?? 'ended';
}
