import type { Config } from '../config/config';
import type { Failure } from '../documents/extract-in-process';
import { ALL_ORGANIZATIONS, readInProcess } from '../documents/extract-in-process';
import type { FetchedPage } from './page-fetcher';
import { isHtml, type PageContent, readFilePage } from './read-page';
import { isSitemap, type Sitemap } from './read-sitemap';

// From source, the process needs a separate start script; the bundle is a file next to this one.
const PAGE_WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./page-worker-from-source.mjs', import.meta.url)
  : new URL('./page-worker.js', import.meta.url);

const SMALL_BYTES_MAX = 1_000_000;

/** What the process receives in addition to the bytes: a page's metadata, or the information that it is a sitemap. */
export type PageTask = Omit<FetchedPage, 'bytes'> | { readonly kind: 'sitemap' };

/** Reads what strangers wrote. Like uploaded documents, HTML and sitemaps are read in a separate process. */
export class PageReader {
  constructor(private readonly config: Pick<Config, 'pageWorker' | 'readingMs' | 'isolatesReaders'>) {}

  /** Returns null for kinds of content that cannot answer questions. `owner`: the organization that wants the page. */
  async page(
    { bytes, ...page }: FetchedPage,
    signal: AbortSignal,
    owner?: string,
  ): Promise<PageContent | Failure | null> {
    if (!isHtml(page)) return readFilePage({ ...page, bytes });
    const result = await this.#read<PageContent>(page, bytes, signal, owner);
    return 'failure' in result ? result : (result.parts[0] ?? null);
  }

  /** Returns null if the bytes are not a readable sitemap. */
  async sitemap({ bytes }: FetchedPage, signal: AbortSignal): Promise<Sitemap | null> {
    if (!isSitemap(bytes)) return null;
    const result = await this.#read<Sitemap>({ kind: 'sitemap' }, bytes, signal);
    return 'failure' in result ? null : (result.parts[0] ?? null);
  }

  #read<Part>(task: PageTask, bytes: Buffer, signal: AbortSignal, organizationId?: string) {
    const { pageWorker, readingMs, isolatesReaders } = this.config;
    const workerUrl = pageWorker ?? PAGE_WORKER;
    const timeMs = bytes.length < SMALL_BYTES_MAX ? readingMs.small : readingMs.large;
    const owner = isolatesReaders ? organizationId : ALL_ORGANIZATIONS;
    return readInProcess<PageTask, Part>(task, bytes, { workerUrl, timeMs, signal, owner });
  }
}
