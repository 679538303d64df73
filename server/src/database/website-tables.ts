import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** A site whose pages are documents of an agent. */
export interface WebsitesTable {
  id: string;
  organization_id: string;
  agent_id: string;
  /** Where the crawl begins: a page or a sitemap. */
  address: string;
  /** Counts the crawls; pages remember the last that saw and fetched them. */
  crawl: Generated<number>;
  is_fetching: Generated<Flag>;
  /** When it is fetched next. */
  due_at: Moment;
  /** While it is fetched: until when the worker that took it may be believed alive. */
  lease_until: Generated<Moment | null>;
  claims: Generated<number>;
  /** When it was last fetched as a whole. */
  fetched_at: Generated<Moment | null>;
  /** When that was last tried. */
  tried_at: Generated<Moment | null>;
  /** Why the last try ended early, a sentence. */
  error: Generated<string | null>;
  pages_new: Generated<number>;
  pages_changed: Generated<number>;
  pages_gone: Generated<number>;
  /** Whether it has more pages than are fetched. */
  is_cut: Generated<Flag>;
  created_at: Moment;
}

/** An address of a website, found by a link or in its sitemap. */
export interface WebsitePagesTable {
  website_id: string;
  address: string;
  /** The order in which it was found. */
  position: number;
  /** How many links it is away from the start. */
  depth: number;
  /** The last crawl that found it. */
  seen_crawl: number;
  /** The last crawl that fetched it. Before: the crawl that found it first, as a negative number, or 0 in old rows. */
  fetched_crawl: Generated<number>;
  document_row_id: Generated<string | null>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  /** Of its content, to tell whether it changed. */
  sha256: Generated<string | null>;
  /** The owner deleted its document. */
  is_left_out: Generated<Flag>;
}
