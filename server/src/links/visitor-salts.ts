import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Creates one random salt a day, shared by all instances. Deletes it when its day ends, so that a hash can no longer be
 * matched to a visitor.
 */
export class VisitorSalts {
  readonly #salts = new Map<string, string>();
  #day = -1;
  #salt = '';

  constructor(private readonly database: Database) {}

  /** Hashes who scans which link, differently every day. No header or address contains a line break. */
  visitorHash(at: number, address: string, userAgent: string, slug: string): string {
    const day = Math.floor(at / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = this.#saltOf(dayOf(at));
    }
    return hash('sha256', `${this.#salt}\n${address}\n${userAgent}\n${slug}`, 'base64url').slice(0, 22);
  }

  /** Reads or creates the salts of today and tomorrow, and deletes earlier ones. */
  async refresh(now: number): Promise<void> {
    const { db } = this.database;
    const days = [dayOf(now), dayOf(now + DAY_MS)];
    if (!days.every((day) => this.#salts.has(day))) {
      await db
        .insertInto('scan_salts')
        .values(days.map((day) => ({ day, salt: newSalt() })))
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const stored = await db.selectFrom('scan_salts').selectAll().where('day', 'in', days).execute();
      for (const { day, salt } of stored) this.#salts.set(day, salt);
      this.#day = -1;
    }
    await db.deleteFrom('scan_salts').where('day', '<', dayOf(now)).execute();
    for (const day of this.#salts.keys()) if (day < dayOf(now)) this.#salts.delete(day);
  }

  /** After more than a day without a database, each instance has its own salt, so only it recognizes its visitors. */
  #saltOf(day: string): string {
    const salt = this.#salts.get(day) ?? newSalt();
    this.#salts.set(day, salt);
    return salt;
  }
}

const newSalt = () => randomBytes(24).toString('base64url');
