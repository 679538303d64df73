import type { Database } from '../database/database';
import { type Link, readLinks } from './read-links';

const AT_ONCE = 200;
/** Most scans that wait for their links; more are refused. */
const WAITING_MAX = 5_000;

interface Reading {
  readonly slug: string;
  readonly promise: Promise<Link | null>;
  readonly resolve: (link: Link | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads links from the database, one query at a time: new requests wait for the next query. So neither a popular code
 * nor somebody who guesses slugs uses more than one connection.
 */
export class LinkReader {
  readonly #readings = new Map<string, Reading>();
  #waiting: Reading[] = [];
  #isReading = false;

  constructor(
    private readonly database: Database,
    private readonly onRead: (slug: string, link: Link | null) => void,
  ) {}

  /** Returns the link of a slug, or null. Simultaneous requests share one read. */
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

  /** Returns whether it was still wanted. */
  #end(reading: Reading): boolean {
    if (this.#readings.get(reading.slug) !== reading) return false;
    return this.#readings.delete(reading.slug);
  }
}

/** Node has it from 22 on. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
