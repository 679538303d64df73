import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Link } from './read-links';

/** Returns whether a scan of a limited link is admitted. `isCounted` is false for bots and previews. */
export type AdmitScan = (link: Link, qrId: string, isCounted: boolean) => Promise<boolean>;

interface Waiting {
  readonly resolve: (isAdmitted: boolean) => void;
  readonly reject: (failure: unknown) => void;
}

/**
 * Admits exactly as many scans of a link as its owner allows, however many instances there are: the database counts
 * them before they are answered. Scans of the same code wait for each other, and waiting scans are counted together, so
 * that a popular code uses only one connection.
 */
export class ScanLimits {
  readonly #waiting = new Map<string, Waiting[]>();
  /** Links whose limit has been reached. A link that was changed is another object. */
  readonly #ended = new WeakSet<Link>();

  constructor(private readonly database: Database) {}

  readonly admit: AdmitScan = async (link, qrId, isCounted) => {
    if (this.#ended.has(link)) return false;
    const isAdmitted = isCounted ? await this.#count(qrId) : (await this.#left(qrId)) > 0;
    if (!isAdmitted) this.#ended.add(link);
    return isAdmitted;
  };

  #count(qrId: string): Promise<boolean> {
    const waiting = this.#waiting.get(qrId);
    const added = new Promise<boolean>((resolve, reject) => {
      const scan = { resolve, reject };
      if (waiting) waiting.push(scan);
      else this.#waiting.set(qrId, [scan]);
    });
    if (!waiting) void this.#countWaiting(qrId);
    return added;
  }

  async #countWaiting(qrId: string): Promise<void> {
    for (let batch = this.#waiting.get(qrId) ?? []; batch.length > 0; batch = this.#waiting.get(qrId) ?? []) {
      this.#waiting.set(qrId, []);
      try {
        const admitted = await this.#take(qrId, batch.length);
        for (const [at, { resolve }] of batch.entries()) resolve(at < admitted);
      } catch (failure) {
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#waiting.delete(qrId);
  }

  /** Counts up to `wanted` scans and returns how many were within the limit. */
  async #take(qrId: string, wanted: number): Promise<number> {
    for (let count = wanted; count > 0; ) {
      const { numUpdatedRows } = await this.database.db
        .updateTable('short_links')
        .set({ counted: sql`counted + ${count}` })
        .where('qr_id', '=', qrId)
        .where(sql<boolean>`counted + ${count} <= coalesce(ends_after, counted + ${count})`)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return count;
      // Another instance may use up the rest in the meantime.
      count = Math.min(count, await this.#left(qrId));
    }
    return 0;
  }

  /** Returns how many scans are left. */
  async #left(qrId: string): Promise<number> {
    const row = await this.database.db
      .selectFrom('short_links')
      .select(['counted', 'ends_after'])
      .where('qr_id', '=', qrId)
      .executeTakeFirst();
    if (!row) return 0;
    return row.ends_after === null ? Number.MAX_SAFE_INTEGER : Math.max(0, row.ends_after - row.counted);
  }
}
