import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { CHANGES_MS, type Link, readChangedSlugs, readLinks } from './read-links';

const AT_ONCE = 200;
/** Maximum number of scans that may wait for their links; further scans are refused. */
const WAITING_MAX = 5_000;

interface Reading {
  readonly slug: string;
  readonly promise: Promise<Link | null>;
  readonly resolve: (link: Link | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads links from the database, one query at a time: new requests wait for the next query. That way, neither a popular
 * code nor somebody who guesses slugs uses more than one connection.
 */
class LinkReader {
  readonly #readings = new Map<string, Reading>();
  #waiting: Reading[] = [];
  #isReading = false;

  constructor(
    private readonly database: Database,
    private readonly onRead: (slug: string, link: Link | null) => void,
  ) {}

  /** Returns the link for a slug, or null. Simultaneous requests share one read. */
  read(slug: string): Promise<Link | null> {
    const known = this.#readings.get(slug);
    if (known) return known.promise;
    if (this.#waiting.length >= WAITING_MAX) return Promise.reject(new Error('Too many scans wait for the database.'));
    const { promise, resolve, reject } = withResolvers<Link | null>();
    const reading = { slug, promise, resolve, reject };
    this.#readings.set(slug, reading);
    this.#waiting.push(reading);
    if (!this.#isReading) void this.#readWaiting();
    return promise;
  }

  /** Reloads a changed link, even while an earlier state is being read. Never rejects. */
  async reread(slug: string): Promise<void> {
    this.discard(slug);
    await this.read(slug).catch(() => undefined);
  }

  /** Marks a running read as outdated: its result is returned, but not cached. */
  discard(slug: string): void {
    this.#readings.delete(slug);
  }

  async #readWaiting(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, AT_ONCE);
      this.#waiting = this.#waiting.slice(AT_ONCE);
      try {
        const links = new Map(
          (
            await readLinks(
              this.database,
              batch.map(({ slug }) => slug),
            )
          ).map((link) => [link.slug, link]),
        );
        for (const reading of batch) this.#finish(reading, links.get(reading.slug) ?? null);
      } catch (error) {
        for (const reading of batch) {
          this.#end(reading);
          reading.reject(error);
        }
      }
    }
    this.#isReading = false;
  }

  #finish(reading: Reading, link: Link | null): void {
    if (this.#end(reading)) this.onRead(reading.slug, link);
    reading.resolve(link);
  }

  /** Returns whether the read was still needed. */
  #end(reading: Reading): boolean {
    if (this.#readings.get(reading.slug) !== reading) return false;
    return this.#readings.delete(reading.slug);
  }
}

/** Node has this built in since version 22. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** Approximate size of the cached links, in bytes. */
const BYTES_MAX = 32_000_000;
const UNKNOWN_MAX = 10_000;
const UNKNOWN_MS = 1000;
/** The interval at which other instances' changes are read. Links are trusted for `TRUST_MS` after that. */
const POLL_MS = 400;
const TRUST_MS = 1000;
/** Restoring a backup changes links without marking them as changed, so each link is reloaded after this time. */
const AGE_MS = 30_000;
/** How long a scan waits for a cached link that is not trusted, and for an uncached one. */
const PATIENCE_MS = 250;
const FIRST_PATIENCE_MS = 2000;

interface Remembered {
  readonly link: Link;
  readonly readAt: number;
  readonly era: number;
}

/**
 * Caches short links, so that a scan does not wait for the database. The cache is at most a second behind; changes made
 * by this process apply immediately (`forget`). Every 400 ms, recently changed slugs are read, with their links. While
 * the database is unreachable, cached links remain valid.
 */
export class LinkCache {
  readonly #links = new LRUCache<string, Remembered>({ maxSize: BYTES_MAX, sizeCalculation: ({ link }) => link.size });
  readonly #unknown = new LRUCache<string, true>({ max: UNKNOWN_MAX, ttl: UNKNOWN_MS });
  readonly #reader: LinkReader;
  readonly #poller: NodeJS.Timeout;
  /** Increases when changes may have been missed; links from earlier eras are not trusted. */
  #era = 0;
  #polledAt = 0;
  #polling: Promise<void> | null = null;
  #isAway = false;

  constructor(private readonly database: Database) {
    this.#reader = new LinkReader(database, (slug, link) => this.#remember(slug, link));
    this.#poller = setInterval(() => void this.#poll(), POLL_MS).unref();
    void this.#poll();
  }

  /** Returns a trusted link; null for a slug that was never used; undefined when `find` must be called. */
  peek(slug: string): Link | null | undefined {
    const known = this.#links.get(slug);
    if (!known) return this.#unknown.has(slug) ? null : undefined;
    const now = Date.now();
    if (!this.#isTrusted(now) || known.era !== this.#era) return undefined;
    if (now - known.readAt >= AGE_MS) this.#reader.read(slug).catch(() => undefined);
    return known.link;
  }

  /** Reads a link; a cached one is used if the database is slow or unreachable. Rejects if the link cannot be read. */
  async find(slug: string): Promise<Link | null> {
    const known = this.#links.get(slug)?.link;
    if (known && this.#isAway) return known;
    const reading = this.#reader.read(slug);
    if (known) return Promise.race([reading.catch(() => known), this.#giveUp(known)]);
    const late = setTimeout(FIRST_PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('The database took too long to find a short link.');
    });
    return Promise.race([reading, late]);
  }

  /** Drops links; call this after a change to these links is committed. */
  forget(slugs: readonly string[]): void {
    for (const slug of slugs) {
      this.#reader.discard(slug);
      this.#links.delete(slug);
      this.#unknown.delete(slug);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#poller);
    await this.#polling;
  }

  /** Returns the old link, for this scan and for every further one until the database answers. */
  async #giveUp(known: Link): Promise<Link> {
    await setTimeout(PATIENCE_MS, undefined, { ref: false });
    if (!this.#isTrusted(Date.now())) this.#isAway = true;
    return known;
  }

  #isTrusted(now: number): boolean {
    return now - this.#polledAt < TRUST_MS;
  }

  #remember(slug: string, link: Link | null): void {
    this.#isAway = false;
    if (link === null) {
      this.#links.delete(slug);
      this.#unknown.set(slug, true);
      return;
    }
    this.#unknown.delete(slug);
    this.#links.set(slug, { link, readAt: Date.now(), era: this.#era });
  }

  #poll(): Promise<void> {
    this.#polling ??= this.#readChanges().finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  async #readChanges(): Promise<void> {
    const begun = Date.now();
    try {
      // Without cached links there is nothing to check, so an idle server sends no queries.
      const changed = this.#links.size > 0 ? await readChangedSlugs(this.database) : [];
      if (begun - this.#polledAt > CHANGES_MS / 2) this.#era += 1;
      this.#polledAt = begun;
      this.#isAway = false;
      for (const [slug, version] of changed) {
        this.#unknown.delete(slug);
        const known = this.#links.peek(slug);
        if (known && known.link.version !== version) void this.#reader.reread(slug);
      }
    } catch {
      // API calls report that the database is unreachable.
      this.#isAway = true;
    }
  }
}
