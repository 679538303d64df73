import { readStatedHours, type StatedHours } from '../hours/hours-routes';
import { ApiError } from '../http/api-error';
import { isSameSite, pageAddress } from './page-address';
import type { FetchedPage, FetchResult, PageFetcher, Validators } from './page-fetcher';
import type { PageReader } from './page-reader';
import type { PageContent } from './read-page';
import { storeRepeated } from './repeated-blocks';
import { addPage, changePage, failPage, type PageServices, removePages } from './save-page';
import { readSiteRules, type SiteRules } from './site-rules';
import { pagesOfSitemaps } from './sitemap-pages';
import type { ClaimedWebsite, CrawlResult, WebsiteClaims } from './website-claims';
import { beginCrawl, type KnownPage, WebsitePages } from './website-pages';

/** After this many failed pages in a row, the site counts as down. */
const FAILURES_MAX = 5;
/** Results that mean that a page is no longer on the site, or may not be read. */
const REMOVED: ReadonlySet<string> = new Set(['missing', 'elsewhere', 'forbidden']);
/** A page that has crashed its reading process this often is skipped. */
const ATTEMPTS_MAX = 2;
/** Addresses that are not pages also count, so that a crawl of endless links ends. */
const TRIES_PER_PAGE = 3;

export const CRAWL_ERRORS = {
  down: 'The website could not be reached. It will be tried again, and pages fetched before are kept.',
  private: 'The address leads to a private network, which this server does not fetch from.',
  elsewhere: 'The address leads to another website. Add that one instead.',
  forbidden: 'The website does not allow robots to read this address.',
  broken: 'Fetching stopped because of a problem on this server. It will be tried again in an hour.',
  slow: 'Fetching took over an hour, so the rest was skipped. It will be tried again in a day.',
  nothing: 'No page was found at this address.',
} as const;

/** The reasons why a page becomes a failed document. */
const PAGE_ERRORS = {
  unreadable: 'This page is too large or too complicated to be read. It is tried again every day.',
  interrupted: 'Reading this page was interrupted twice, so it was skipped. Refresh the website to try it again.',
} as const;

export interface CrawlParts extends PageServices {
  readonly fetcher: Pick<PageFetcher, 'fetch'>;
  readonly reader: PageReader;
  readonly claims: WebsiteClaims;
  /** Called when new or changed documents are waiting to be read. */
  readonly wakeReading: () => void;
  /** Whether another organization is waiting for its turn. */
  readonly isWaitedFor: () => Promise<boolean>;
  /** Waits between two requests. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Fetches a website page by page, and updates its documents. */
export class Crawl {
  readonly #pages: WebsitePages;
  readonly #pagesMax: number;
  readonly #begun = performance.now();
  #failures = 0;
  #hasAsked = false;
  /** The page that states the hours of the website; '' if there is none, and null until it has been read. */
  #hoursFrom: string | null = null;

  constructor(
    private readonly parts: CrawlParts,
    private readonly website: ClaimedWebsite,
    private readonly signal: AbortSignal,
  ) {
    this.#pagesMax = parts.config.websitePagesMax;
    this.#pages = new WebsitePages(parts.database, website, this.#pagesMax);
  }

  /** How long this turn may take. */
  get usedMs(): number {
    return performance.now() - this.#begun;
  }

  /**
   * Crawls the website, continuing an interrupted crawl. Returns null when its turn is over; the crawl then continues
   * in its next turn. Rejects when `signal` aborts.
   */
  async run(): Promise<CrawlResult | null> {
    const rules = await readSiteRules(this.parts.fetcher, this.website.address, this.signal);
    if (rules === null) return { error: CRAWL_ERRORS.down, isCut: false };
    if (rules === 'private') return { error: CRAWL_ERRORS.private, isCut: false };
    if (!rules.allows(this.website.address)) return { error: CRAWL_ERRORS.forbidden, isCut: false };
    const refusal = await this.#begin(rules);
    if (refusal !== null) return { error: refusal, isCut: false };
    for (let page = await this.#pages.next(); page; page = await this.#pages.next()) {
      const isEnough = (await this.#pages.tried()) >= this.#pagesMax * TRIES_PER_PAGE;
      const isFull = page.documentRowId === null && (await this.#pages.withDocument()) >= this.#pagesMax;
      if (isEnough || isFull) return this.#complete(await this.#pages.hasNew());
      if (page.attempts >= ATTEMPTS_MAX) {
        await this.#pages.giveUp(page.address, await this.#fail(page, PAGE_ERRORS.interrupted));
        continue;
      }
      if (!(await this.#attempt(page, rules))) return { error: CRAWL_ERRORS.down, isCut: false };
      const { turn, crawl } = this.parts.config.websiteMs;
      if (this.website.crawlMs + this.usedMs > crawl) return { error: CRAWL_ERRORS.slow, isCut: false };
      if (this.usedMs > turn && (await this.parts.isWaitedFor())) return null;
    }
    return this.#complete(false);
  }

  async #complete(isCut: boolean): Promise<CrawlResult> {
    if ((await this.#pages.withDocument()) === 0) return { error: CRAWL_ERRORS.nothing, isCut };
    if (await storeRepeated(this.parts.database, this.website)) this.parts.wakeReading();
    return { error: null, isCut };
  }

  /** Finds the first pages, once per crawl. */
  async #begin(rules: SiteRules): Promise<string | null> {
    if ((await this.#pages.tried()) > 0) {
      this.#hasAsked = true;
      return null;
    }
    const { claims, reader } = this.parts;
    await claims.change(this.website, { pages_new: 0, pages_changed: 0, pages_gone: 0 });
    await beginCrawl(this.parts.database, this.website);
    const { address } = this.website;
    const start = await this.#ask(address, rules);
    if (start.kind === 'private' || start.kind === 'elsewhere' || start.kind === 'forbidden')
      return CRAWL_ERRORS[start.kind];
    if (start.kind === 'failed' && start.isDown) return CRAWL_ERRORS.down;
    const sitemap = start.kind === 'page' ? await reader.sitemap(start, this.signal) : null;
    if (!sitemap) await this.#add([address], 0);
    const sitemaps = await pagesOfSitemaps(sitemap ? [address] : rules.sitemaps, {
      fetch: (next) => this.#ask(next, rules),
      reader,
      allows: rules.allows,
      site: address,
      limit: this.#pagesMax,
      signal: this.signal,
    });
    await this.#add(sitemaps, 1);
    return null;
  }

  async #add(links: readonly string[], depth: number): Promise<void> {
    const addresses = links.flatMap((link) => pageAddress(link, this.website.address) ?? []);
    const own = addresses.filter((address) => isSameSite(address, this.website.address));
    await this.#pages.add([...new Set(own)], depth);
  }

  /** Returns false when the site is down. The attempt remains counted only if this process ends during it. */
  async #attempt(page: KnownPage, rules: SiteRules): Promise<boolean> {
    await this.#pages.begin(page);
    try {
      return await this.#fetch(page, rules);
    } catch (error) {
      await this.#pages.release(page);
      throw error;
    }
  }

  async #fetch(page: KnownPage, rules: SiteRules): Promise<boolean> {
    if (!rules.allows(page.address)) {
      await this.#remove(page);
      return true;
    }
    const result = await this.#ask(page.address, rules, page.documentRowId && page.blocks !== null ? page : {});
    const isDown = result.kind === 'failed' && result.isDown;
    this.#failures = isDown ? this.#failures + 1 : 0;
    if (this.#failures >= FAILURES_MAX) return false;
    if (result.kind === 'page') await this.#take(page, result);
    else if (REMOVED.has(result.kind)) await this.#remove(page);
    // The page is unchanged, or cannot be read now; neither invalidates its document.
    else await this.#pages.fetched(page.address);
    return true;
  }

  async #take(page: KnownPage, fetched: FetchedPage): Promise<void> {
    const content = await this.parts.reader.page(fetched, this.signal, this.website.organizationId);
    // The attempt remains counted, so that the page's next attempt is its last.
    if (content && 'isCrash' in content) return;
    if (content && 'failure' in content) {
      const documentRowId = await this.#fail(page, PAGE_ERRORS.unreadable);
      return this.#pages.fetched(page.address, { documentRowId, etag: null, lastModified: null, sha256: null });
    }
    const isElsewhere = fetched.address !== page.address && pageAddress(fetched.address, page.address) !== page.address;
    // The redirect's target is fetched separately, before the links of that page.
    if (isElsewhere) await this.#add([fetched.address], page.depth);
    if (content) await this.#add(content.links, page.depth + 1);
    if (!content?.isIndexable || isElsewhere) return this.#remove(page);
    await this.#stateHours(page.address, content);
    const { sha256 } = content;
    const known = { etag: fetched.etag, lastModified: fetched.lastModified, blocks: content.blocks.join(' ') };
    if (sha256 === page.sha256 && page.documentRowId) return this.#pages.fetched(page.address, known);
    if (await this.#pages.hasContent(sha256, page.address)) return this.#remove(page);
    const documentRowId = await this.#store(page, { ...content, address: page.address });
    await this.#pages.fetched(page.address, { documentRowId, ...known, sha256 });
    this.parts.wakeReading();
  }

  /** Stores the hours that a page states, unless another page states some. */
  async #stateHours(address: string, { hours }: Pick<PageContent, 'hours'>): Promise<void> {
    const { db } = this.parts.database;
    this.#hoursFrom ??= await this.#statedBy();
    const isOther = this.#hoursFrom !== '' && this.#hoursFrom !== address;
    if (isOther || (!hours && this.#hoursFrom === '')) return;
    const stated: StatedHours | null = hours && { address, tables: hours };
    this.#hoursFrom = hours ? address : '';
    await db
      .updateTable('websites')
      .set({ stated_hours: stated && JSON.stringify(stated) })
      .where('id', '=', this.website.id)
      .execute();
  }

  /** Returns the address of the page that states the hours; '' if there is none. */
  async #statedBy(): Promise<string> {
    const { db } = this.parts.database;
    const row = await db
      .selectFrom('websites')
      .select('stated_hours')
      .where('id', '=', this.website.id)
      .executeTakeFirst();
    return readStatedHours(row?.stated_hours ?? null)?.address ?? '';
  }

  /**
   * Shows the page as a failed document, without its content, because the page may ask not to be used. Returns its id.
   */
  async #fail({ address, documentRowId }: KnownPage, failure: string): Promise<string> {
    const { database } = this.parts;
    if (documentRowId && (await failPage(database, this.website, documentRowId, failure))) return documentRowId;
    const name = address.replace(/^https?:\/\//, '').slice(0, 200);
    return addPage(this.parts, this.website, { address, name, bytes: Buffer.alloc(0), failure }, this.signal);
  }

  async #store(page: KnownPage, content: { name: string; bytes: Buffer; address: string }): Promise<string> {
    if (page.documentRowId && (await changePage(this.parts, page.documentRowId, content, this.signal))) {
      await this.#count('pages_changed');
      return page.documentRowId;
    }
    const id = await addPage(this.parts, this.website, content, this.signal);
    await this.#count('pages_new');
    return id;
  }

  async #remove({ address, documentRowId }: KnownPage): Promise<void> {
    // Opening hours that a removed page stated are no longer offered.
    await this.#stateHours(address, { hours: null });
    if (documentRowId) {
      await removePages(this.parts, [documentRowId]);
      await this.#count('pages_gone');
    }
    await this.#pages.fetched(address, { documentRowId: null, etag: null, lastModified: null, sha256: null });
  }

  async #count(column: 'pages_new' | 'pages_changed' | 'pages_gone'): Promise<void> {
    await this.parts.database.db
      .updateTable('websites')
      .set((row) => ({ [column]: row(column, '+', 1) }))
      .where('id', '=', this.website.id)
      .execute();
  }

  /** Fetches an address of the site, with a pause before every address except the first. */
  async #ask(address: string, { allows, delayMs }: SiteRules, known: Partial<Validators> = {}): Promise<FetchResult> {
    const { wait, config, fetcher } = this.parts;
    if (this.#hasAsked) await wait(Math.max(delayMs, config.websiteDelayMs), this.signal);
    this.#hasAsked = true;
    return fetcher.fetch(address, known, this.signal, { allows });
  }
}

/**
 * Returns the message for the owner if a page cannot be stored, for example because of a quota; null for other
 * failures.
 */
export const refusalOf = (error: unknown) => (error instanceof ApiError && error.status === 409 ? error.message : null);
