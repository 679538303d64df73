import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Database } from '../database/database';
import type { ClaimedWebsite } from './website-claims';

/** On fewer pages, equal blocks may be the actual content. */
const PAGES_MIN = 3;
/** A block counts as repeated if it is on more than this share of the pages. */
const SHARE = 0.5;
const AT_ONCE = 500;

/**
 * Returns the fingerprints that occur on most pages. `pages` has the fingerprints of each page, separated by spaces.
 */
function repeatedIn(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const blocks of pages) for (const one of new Set(blocks.split(' '))) counts.set(one, (counts.get(one) ?? 0) + 1);
  const least = Math.max(PAGES_MIN, Math.floor(pages.length * SHARE) + 1);
  return [...counts].flatMap(([one, count]) => (one !== '' && count >= least ? [one] : [])).sort();
}

/**
 * Finds the blocks that repeat on a website's pages after a complete crawl. Documents that were read without this
 * information are queued again. Returns whether there are such documents.
 */
export async function storeRepeated({ db }: Database, website: ClaimedWebsite): Promise<boolean> {
  const pages = await db
    .selectFrom('website_pages')
    .select(['document_row_id as id', 'blocks'])
    .where('website_id', '=', website.id)
    .where('document_row_id', 'is not', null)
    .where('blocks', 'is not', null)
    .execute();
  const row = await db.selectFrom('websites').select('repeated').where('id', '=', website.id).executeTakeFirst();
  const before = new Set<string>(JSON.parse(row?.repeated ?? '[]'));
  const repeated = repeatedIn(pages.map(({ blocks }) => blocks ?? ''));
  const now = new Set(repeated);
  const changed = new Set(
    [...now].filter((one) => !before.has(one)).concat([...before].filter((one) => !now.has(one))),
  );
  if (changed.size === 0) return false;
  await db
    .updateTable('websites')
    .set({ repeated: JSON.stringify(repeated) })
    .where('id', '=', website.id)
    .execute();
  const ids = pages.flatMap(({ id, blocks }) => {
    const isConcerned = blocks?.split(' ').some((one) => changed.has(one));
    return id !== null && isConcerned ? [id] : [];
  });
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await db
      .updateTable('documents')
      .set({ status: DOCUMENT_STATUS.queued, lease_until: null, changed_at: new Date().toISOString() })
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      // A document that failed would fail again.
      .where('status', 'in', [DOCUMENT_STATUS.ready, DOCUMENT_STATUS.processing])
      .execute();
  }
  return ids.length > 0;
}
