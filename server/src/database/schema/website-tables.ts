import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types';

/** A website whose pages are documents of an agent. */
export interface WebsitesTable {
  id: string;
  organization_id: string;
  agent_id: string;
  /** The start of the crawl: a page or a sitemap. */
  address: string;
  /**
   * Number of the crawl; pages store the number of the last crawl that found them and that of the last that fetched
   * them.
   */
  crawl: Generated<number>;
  /** The time that the running crawl has taken in its earlier turns. */
  crawl_ms: Generated<number>;
  is_fetching: Generated<Flag>;
  /** When it will be fetched next. */
  due_at: Moment;
  /** While it is being fetched: the end of the worker's lease. */
  lease_until: Generated<Moment | null>;
  claims: Generated<number>;
  /** When it was last fetched completely. */
  fetched_at: Generated<Moment | null>;
  /** When the last try began. */
  tried_at: Generated<Moment | null>;
  /** The reason why the last try ended early, as a message. */
  error: Generated<string | null>;
  pages_new: Generated<number>;
  pages_changed: Generated<number>;
  pages_gone: Generated<number>;
  /** JSON: fingerprints of the blocks that repeat on most of its pages; null before the first complete crawl. */
  repeated: Generated<string | null>;
  /** Whether it has more pages than the limit. */
  is_cut: Generated<Flag>;
  /** JSON: the opening hours that one of its pages states, with the address of that page. */
  stated_hours: Generated<string | null>;
  created_at: Moment;
}

/** An address of a website, found by a link or in its sitemap. */
export interface WebsitePagesTable {
  website_id: string;
  address: string;
  /** The order of discovery. */
  position: number;
  /** Number of links between the start and this page. */
  depth: number;
  /** The last crawl that found it. */
  seen_crawl: number;
  /** The last crawl that fetched it. Before that: the crawl that first found it, negated, or 0 in old rows. */
  fetched_crawl: Generated<number>;
  document_row_id: Generated<string | null>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  /** Hash of its content, to detect changes. */
  sha256: Generated<string | null>;
  /** Fingerprints of its blocks, separated by spaces. */
  blocks: Generated<string | null>;
  /** How often it crashed the process that read it. After two crashes it is skipped. */
  attempts: Generated<number>;
  /** The owner deleted its document. */
  is_left_out: Generated<Flag>;
}
