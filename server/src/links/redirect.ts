import type { IncomingMessage, ServerResponse } from 'node:http';
import { SLUG } from '@frontdesk/shared/endpoints/slug';
import { repeatsHost } from '../http/refuse-repeated-host';
import type { LinkAnswer } from './link-answer';
import type { LinkCache } from './link-cache';
import { type DeadEnd, linkPages } from './link-page';
import type { Link } from './read-links';

/** Counts a scan that led somewhere. Must not wait. */
export type CountScan = (qrId: string, slug: string, request: IncomingMessage) => void;

/** Answers scans of short links from memory, on the bare request and response. */
export class Redirect {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #pages: ReturnType<typeof linkPages>;
  #isClosing = false;

  constructor(
    private readonly links: LinkCache,
    private readonly count: CountScan,
    securityHeaders: Readonly<Record<string, string>>,
  ) {
    this.#headers = { ...securityHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    this.#pages = linkPages(this.#headers);
  }

  /** From now on each connection is closed after its answer, so that the server can end. */
  close(): void {
    this.#isClosing = true;
  }

  /** Answers GET and HEAD of /r/…; anything else is left to the routes. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request;
    if (!isLinkPath(url) || (method !== 'GET' && method !== 'HEAD') || repeatsHost(request)) return false;
    const slug = slugIn(url);
    const link = slug === null ? null : this.links.peek(slug);
    if (link === undefined && slug !== null) void this.#findAndAnswer(slug, request, response);
    else this.#answer(link ?? null, request, response);
    return true;
  };

  async #findAndAnswer(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      this.#answer(await this.links.find(slug), request, response);
    } catch {
      this.#sendPage('away', request, response);
    }
  }

  #answer(link: Link | null, request: IncomingMessage, response: ServerResponse): void {
    const result = resultOf(link, Date.now());
    if (typeof result === 'string') {
      this.#sendPage(result, request, response);
      return;
    }
    this.#send(result, request, response);
    if (link?.target && request.method === 'GET') this.count(link.target.qrId, link.slug, request);
  }

  #send(answer: LinkAnswer, request: IncomingMessage, response: ServerResponse): void {
    if (answer.kind === 'redirect') {
      this.#write(response, 302, { ...this.#headers, location: answer.location, 'content-length': '0' });
      response.end();
      return;
    }
    const { type, name, bytes } = answer;
    const own = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    this.#sendBytes(200, { ...this.#headers, ...own }, bytes, request, response);
  }

  #sendPage(reason: DeadEnd, request: IncomingMessage, response: ServerResponse): void {
    const { status, headers, bytes } = this.#pages[reason];
    this.#sendBytes(status, headers, bytes, request, response);
  }

  #sendBytes(
    status: number,
    headers: Readonly<Record<string, string>>,
    bytes: Buffer,
    { method }: IncomingMessage,
    response: ServerResponse,
  ): void {
    this.#write(response, status, { ...headers, 'content-length': String(bytes.length) });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  #write(response: ServerResponse, status: number, headers: Record<string, string>): void {
    response.writeHead(status, this.#isClosing ? { ...headers, connection: 'close' } : headers);
  }
}

/** What a scan at a moment gets, or why it gets nothing. */
function resultOf(link: Link | null, now: number): LinkAnswer | DeadEnd {
  if (link === null) return 'unknown';
  const { target } = link;
  if (target === null) return 'deleted';
  if (target.isPaused) return 'paused';
  if (now < target.startsAt) return 'early';
  return (now < target.endsAt ? target.answer : target.afterEnd) ?? 'ended';
}

/** In capitals a code has fewer modules, so they are the same. */
const isLinkPath = (url: string) => url[0] === '/' && url[2] === '/' && (url[1] === 'r' || url[1] === 'R');

/** Null when no slug could look like this. */
function slugIn(url: string): string | null {
  const end = url.indexOf('?');
  const slug = url.slice(3, end === -1 ? undefined : end).toLowerCase();
  return SLUG.test(slug) ? slug : null;
}
