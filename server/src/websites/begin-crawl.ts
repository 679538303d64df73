import type { Database } from '../database/database';
import type { ClaimedWebsite } from './website-claims';

/** Crawls without a link to it after which a page without a document is forgotten. */
const REMEMBERED_CRAWLS = 10;

/** Marks pages with documents to be fetched again, even without links to them. */
export async function beginCrawl({ db }: Database, { id, crawl }: ClaimedWebsite): Promise<void> {
  // Documents that the owner deleted do not return.
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
