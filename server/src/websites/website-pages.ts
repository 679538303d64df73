import type { UpdateObject } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { ClaimedWebsite } from './website-claims';

/** Maximum number of waiting addresses for each page that may be fetched, because a calendar has endless links. */
const WAITING_PER_PAGE = 20;
const DEPTH_MAX = 15;
/** The `fetched_crawl` of pages that no crawl has fetched is at most this. */
const NEVER = 0;

export interface KnownPage {
  readonly address: string;
  readonly depth: number;
  readonly documentRowId: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
  /** The fingerprints of its blocks, separated by spaces; null if they are not known yet. */
  readonly blocks: string | null;
  /** The number of attempts since the page was last read successfully; each crashed the process that was reading it. */
  readonly attempts: number;
}

/** The pages of a website as a list of those still to be fetched, stored in the database to survive a restart. */
export class WebsitePages {
  constructor(
    private readonly database: Database,
    private readonly website: ClaimedWebsite,
    private readonly pagesMax: number,
  ) {}

  /** Adds pages that were found, as long as there is room for more. */
  async add(addresses: readonly string[], depth: number): Promise<void> {
    const { id, crawl } = this.website;
    if (addresses.length === 0 || depth > DEPTH_MAX) return;
    const seen = await this.database.db
      .updateTable('website_pages')
      .set({ seen_crawl: crawl })
      .where('website_id', '=', id)
      .where('address', 'in', addresses)
      .returning('address')
      .execute();
    const known = new Set(seen.map(({ address }) => address));
    const room = Math.max(0, this.pagesMax * WAITING_PER_PAGE - (await this.#count('<=', NEVER)));
    const found = addresses.filter((address) => !known.has(address)).slice(0, room);
    if (found.length === 0) return;
    const position = await this.#lastPosition();
    const rows = found.map((address, at) => ({
      website_id: id,
      address,
      position: position + at + 1,
      depth,
      seen_crawl: crawl,
      // Negative until the page is fetched, so that the newest addresses sort first.
      fetched_crawl: -crawl,
    }));
    await this.database.db.insertInto('website_pages').values(rows).execute();
  }

  /**
   * Returns the next page that this crawl has not fetched, or undefined. Documents come first, to stay up to date; then
   * new addresses, newest first; then addresses that had no document, because most of these still have none.
   */
  async next(): Promise<KnownPage | undefined> {
    return this.#left()
      .select([
        'address',
        'depth',
        'document_row_id as documentRowId',
        'etag',
        'last_modified as lastModified',
        'sha256',
        'blocks',
        'attempts',
      ])
      .orderBy((row) => row.case().when('document_row_id', 'is', null).then(1).else(0).end())
      .orderBy('fetched_crawl')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
  }

  /** Counts an attempt before it is made, because a server that crashes during the attempt cannot count it. */
  async begin({ address, attempts }: KnownPage): Promise<void> {
    await this.#set(address, { attempts: attempts + 1 });
  }

  /** Undoes the count of an attempt that did not end because of the page. */
  async release({ address, attempts }: KnownPage): Promise<void> {
    await this.#set(address, { attempts });
  }

  /** Skips a page, even in later crawls, until the owner refreshes the website. */
  async giveUp(address: string, documentRowId: string): Promise<void> {
    await this.#set(address, { fetched_crawl: this.website.crawl, document_row_id: documentRowId });
  }

  async fetched(
    address: string,
    found: Partial<Omit<KnownPage, 'address' | 'depth' | 'attempts'>> = {},
  ): Promise<void> {
    await this.#set(address, {
      fetched_crawl: this.website.crawl,
      attempts: 0,
      ...('documentRowId' in found && { document_row_id: found.documentRowId }),
      ...('etag' in found && { etag: found.etag }),
      ...('lastModified' in found && { last_modified: found.lastModified }),
      ...('sha256' in found && { sha256: found.sha256 }),
      ...('blocks' in found && { blocks: found.blocks }),
    });
  }

  async #set(address: string, change: UpdateObject<Tables, 'website_pages'>): Promise<void> {
    await this.database.db
      .updateTable('website_pages')
      .set(change)
      .where('website_id', '=', this.website.id)
      .where('address', '=', address)
      .execute();
  }

  /** Counts the site's pages that have a document. */
  async withDocument(): Promise<number> {
    const { count } = await this.database.db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('website_id', '=', this.website.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Counts the pages that this crawl has tried. */
  async tried(): Promise<number> {
    return this.#count('=', this.website.crawl);
  }

  /** Returns whether the site links to pages that no crawl has fetched yet. */
  async hasNew(): Promise<boolean> {
    const next = await this.#left().select('address').where('fetched_crawl', '<=', NEVER).limit(1).executeTakeFirst();
    return next !== undefined;
  }

  /** Returns whether another page on the site has the same content. */
  async hasContent(sha256: string, except: string): Promise<boolean> {
    const row = await this.database.db
      .selectFrom('website_pages')
      .select('address')
      .where('website_id', '=', this.website.id)
      .where('sha256', '=', sha256)
      .where('document_row_id', 'is not', null)
      .where('address', '!=', except)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Selects the pages that this crawl found and has not fetched. */
  #left() {
    const { id, crawl } = this.website;
    return this.database.db
      .selectFrom('website_pages')
      .where('website_id', '=', id)
      .where('seen_crawl', '=', crawl)
      .where('fetched_crawl', '<', crawl)
      .where('is_left_out', '=', 0);
  }

  async #lastPosition(): Promise<number> {
    const { position } = await this.database.db
      .selectFrom('website_pages')
      .select(({ fn }) => fn.max('position').as('position'))
      .where('website_id', '=', this.website.id)
      .executeTakeFirstOrThrow();
    return Number(position ?? 0);
  }

  async #count(operator: '=' | '<=', fetchedCrawl: number): Promise<number> {
    const { count } = await this.database.db
      .selectFrom('website_pages')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('website_id', '=', this.website.id)
      .where('fetched_crawl', operator, fetchedCrawl)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** After this many crawls without a link to it, a page without a document is forgotten. */
const REMEMBERED_CRAWLS = 10;

/** Marks pages with documents to be fetched again, even if no page links to them. */
export async function beginCrawl({ db }: Database, { id, crawl }: ClaimedWebsite): Promise<void> {
  // Documents that the owner deleted are not restored.
  await db
    .updateTable('website_pages')
    .set({ is_left_out: 1, document_row_id: null })
    .where('website_id', '=', id)
    .where('document_row_id', 'is not', null)
    .where('document_row_id', 'not in', (query) =>
      query.selectFrom('documents').select('id').where('website_id', '=', id),
    )
    .execute();
  await db
    .updateTable('website_pages')
    .set({ seen_crawl: crawl })
    .where('website_id', '=', id)
    .where('document_row_id', 'is not', null)
    .execute();
  await db
    .deleteFrom('website_pages')
    .where('website_id', '=', id)
    .where('document_row_id', 'is', null)
    .where('is_left_out', '=', 0)
    .where('seen_crawl', '<', crawl - REMEMBERED_CRAWLS)
    .execute();
}
