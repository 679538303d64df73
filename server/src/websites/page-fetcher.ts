import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Agent, type Dispatcher, request } from 'undici';
import { withDeadline } from '../http/deadline';
import { isPrivateRefusal, publicAgent, type Resolve, refusePrivateHost } from '../http/public-agent';
import { isSameSite } from './page-address';
import { ROBOT } from './robots-directives';

/** Decompresses the body. */
function unpacked(body: Readable, encoding: string | null): AsyncIterable<Buffer> {
  const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const create = unpackers[(encoding ?? '') as keyof typeof unpackers];
  if (!create) return body;
  const unpacker = create();
  body.on('error', (error) => unpacker.destroy(error));
  return body.pipe(unpacker);
}

/** Returns null for more than `bytesMax`, and never holds more than that in memory, whatever the header declared. */
async function readAtMost(pieces: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer | null> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > bytesMax) return null;
    read.push(piece);
  }
  return Buffer.concat(read);
}

const REDIRECTS_MAX = 5;
const DEFAULTS = { timeMs: 20_000, bytesMax: 10_000_000 };

/** The version of a page when it was last fetched. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedPage extends Validators {
  readonly kind: 'page';
  /** The address after redirects. */
  readonly address: string;
  /** In lower case, without parameters: 'text/html'. */
  readonly contentType: string;
  readonly charset: string | null;
  /** The values of its X-Robots-Tag headers. */
  readonly robotsTags: readonly string[];
  readonly bytes: Buffer;
}

export type FetchResult =
  | FetchedPage
  | { readonly kind: 'unchanged' | 'missing' | 'elsewhere' | 'forbidden' | 'too-large' | 'private' }
  /**
   * `isDown`: the site does not respond, or reports that it cannot serve the page. `status` is absent if there was no
   * response.
   */
  | { readonly kind: 'failed'; readonly isDown: boolean; readonly status?: number };

/** The limits for redirects. */
export interface RedirectRules {
  /** Whether robots may read an address; otherwise the result is 'forbidden'. Default: every address is allowed. */
  readonly allows?: (address: string) => boolean;
  /** Also follows redirects to other hosts, at the usual ports or that of the first address. Default: 'elsewhere'. */
  readonly toOtherHosts?: boolean;
}

export interface FetcherOptions {
  readonly allowPrivate: boolean;
  /** The address of this server, for site owners who find us in their logs. */
  readonly publicUrl: string | null;
  readonly resolve?: Resolve;
  readonly timeMs?: number;
  readonly bytesMax?: number;
}

/** Fetches pages from other people's sites, within limits and never from an address inside our own network. */
export class PageFetcher {
  readonly #agent: Agent;
  readonly #limits: typeof DEFAULTS;

  constructor(private readonly options: FetcherOptions) {
    this.#limits = { ...DEFAULTS, ...options };
    this.#agent = publicAgent(options);
  }

  /** Never rejects because of the site, but only when `signal` aborts. */
  async fetch(
    address: string,
    known: Partial<Validators>,
    signal: AbortSignal,
    redirects: RedirectRules = {},
  ): Promise<FetchResult> {
    const { timeMs } = this.#limits;
    try {
      // One limit for everything, body included, so that a byte a second does not count as progress.
      return await withDeadline(timeMs, [signal], (within) => this.#follow(address, known, within, redirects));
    } catch (error) {
      signal.throwIfAborted();
      return isPrivateRefusal(error) ? { kind: 'private' } : { kind: 'failed', isDown: true };
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #follow(
    start: string,
    known: Partial<Validators>,
    signal: AbortSignal,
    { allows = () => true, toOtherHosts = false }: RedirectRules,
  ): Promise<FetchResult> {
    let address = new URL(start);
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      if (!this.options.allowPrivate) refusePrivateHost(address);
      const answer = await request(address, {
        dispatcher: this.#agent,
        signal,
        headers: this.#headers(known),
      });
      const { statusCode, headers, body } = answer;
      const target = header(headers, 'location');
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && target !== null) {
        await discard(body);
        const next = URL.canParse(target, address.href) ? new URL(target, address.href) : null;
        if (!next || !/^https?:$/.test(next.protocol)) return { kind: 'elsewhere' };
        // This is checked before the redirect is followed, because the check is the same for all redirects.
        const isUsualPort = next.port === '' || next.port === new URL(start).port;
        if (!isSameSite(next.href, start) && !(toOtherHosts && isUsualPort)) return await this.#elsewhere(next);
        if (!allows(next.href)) return { kind: 'forbidden' };
        address = next;
        continue;
      }
      if (statusCode !== 200) {
        await discard(body);
        if (statusCode === 304) return { kind: 'unchanged' };
        if (statusCode === 404 || statusCode === 410) return { kind: 'missing' };
        return { kind: 'failed', isDown: statusCode >= 500 || statusCode === 429, status: statusCode };
      }
      return await this.#read(address, headers, body);
    }
    return { kind: 'failed', isDown: false };
  }

  async #elsewhere(next: URL): Promise<FetchResult> {
    if (!this.options.allowPrivate) refusePrivateHost(next);
    return { kind: 'elsewhere' };
  }

  async #read(
    address: URL,
    headers: Dispatcher.ResponseData['headers'],
    body: Dispatcher.ResponseData['body'],
  ): Promise<FetchResult> {
    const [contentType = '', ...parameters] = (header(headers, 'content-type') ?? '').toLowerCase().split(/\s*;\s*/);
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8) ?? null;
    const bytes = await readAtMost(unpacked(body, header(headers, 'content-encoding')), this.#limits.bytesMax);
    if (bytes === null) return { kind: 'too-large' };
    return {
      kind: 'page',
      address: address.href,
      contentType: contentType.trim(),
      charset: charset?.replace(/["']/g, '') ?? null,
      bytes,
      robotsTags: [headers['x-robots-tag'] ?? []].flat(),
      etag: header(headers, 'etag'),
      lastModified: header(headers, 'last-modified'),
    };
  }

  #headers({ etag, lastModified }: Partial<Validators>): Record<string, string> {
    const { publicUrl } = this.options;
    return {
      'user-agent': `${ROBOT}/1.0${publicUrl ? ` (+${publicUrl})` : ''}`,
      accept: 'text/html, application/xhtml+xml, application/pdf, text/plain, application/xml;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    };
  }
}

function header(headers: Dispatcher.ResponseData['headers'], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

async function discard(body: Dispatcher.ResponseData['body']): Promise<void> {
  await body.dump({ limit: 10_000 }).catch(() => undefined);
}
