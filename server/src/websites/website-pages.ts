import type { Database } from '../database/database';
import type { ClaimedWebsite } from './website-jobs';

/** Addresses that are remembered for each page that is fetched; a calendar links to endless ones. */
const FOUND_PER_PAGE = 20;
const DEPTH_MAX = 15;

export interface KnownPage {
  readonly address: string;
  readonly depth: number;
  readonly documentRowId: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string | null;
}

/** The pages of a website as a list of what is left to fetch, in the database, so that a restart goes on with it. */
export class WebsitePages {
  constructor(
    private readonly database: Database,
    private readonly website: ClaimedWebsite,
    private readonly pagesMax: number,
  ) {}

  /** Every page with a document is looked at again, whether or not a link still leads there. */
  async begin(): Promise<void> {
    const { id, crawl } = this.website;
    // What the owner deleted does not come back.
    await this.database.db
      .updateTable('website_pages')
      .set({ is_left_out: 1, document_row_id: null })
      .where('website_id', '=', id)
      .where('document_row_id', 'is not', null)
      .where('document_row_id', 'not in', (query) =>
        query.selectFrom('documents').select('id').where('website_id', '=', id),
      )
      .execute();
    await this.database.db
      .updateTable('website_pages')
      .set({ seen_crawl: crawl })
      .where('website_id', '=', id)
      .where('document_row_id', 'is not', null)
      .execute();
  }

  /** Adds pages that were found, behind those that wait. */
  async add(addresses: readonly string[], depth: number): Promise<void> {
    const { id, crawl } = this.website;
    if (addresses.length === 0 || depth > DEPTH_MAX) return;
    const { db } = this.database;
    const { position } = await db
      .selectFrom('website_pages')
      .select(({ fn }) => fn.max('position').as('position'))
      .where('website_id', '=', id)
      .executeTakeFirstOrThrow();
    const room = this.pagesMax * FOUND_PER_PAGE - (await this.count());
    const rows = addresses.slice(0, Math.max(0, room)).map((address, at) => ({
      website_id: id,
      address,
      position: Number(position ?? 0) + at + 1,
      depth,
      seen_crawl: crawl,
    }));
    if (rows.length === 0) return;
    await db
      .insertInto('website_pages')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['website_id', 'address']).doUpdateSet({ seen_crawl: crawl }))
      .execute();
  }

  /** The next that this crawl has not fetched, or undefined. */
  async next(): Promise<KnownPage | undefined> {
    const { id, crawl } = this.website;
    return this.database.db
      .selectFrom('website_pages')
      .select([
        'address',
        'depth',
        'document_row_id as documentRowId',
        'etag',
        'last_modified as lastModified',
        'sha256',
      ])
      .where('website_id', '=', id)
      .where('seen_crawl', '=', crawl)
      .where('fetched_crawl', '<', crawl)
      .where('is_left_out', '=', 0)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
  }

  async fetched(address: string, found: Partial<Omit<KnownPage, 'address' | 'depth'>> = {}): Promise<void> {
    await this.database.db
      .updateTable('website_pages')
      .set({
        fetched_crawl: this.website.crawl,
        ...('documentRowId' in found && { document_row_id: found.documentRowId }),
        ...('etag' in found && { etag: found.etag }),
        ...('lastModified' in found && { last_modified: found.lastModified }),
        ...('sha256' in found && { sha256: found.sha256 }),
      })
      .where('website_id', '=', this.website.id)
      .where('address', '=', address)
      .execute();
  }

  /** How many pages of the site have a document. */
  async withDocument(): Promise<number> {
    const { count } = await this.database.db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('website_id', '=', this.website.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** How many pages this crawl has tried. */
  async tried(): Promise<number> {
    return this.count(this.website.crawl);
  }

  /** Whether another page of the site says the same. */
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

  private async count(fetchedCrawl?: number): Promise<number> {
    const { count } = await this.database.db
      .selectFrom('website_pages')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('website_id', '=', this.website.id)
      .$if(fetchedCrawl !== undefined, (some) => some.where('fetched_crawl', '=', fetchedCrawl ?? 0))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
