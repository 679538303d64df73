import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * One random salt a day, the same on every instance. It is deleted when its day is over: from then on nobody can find
 * out whose visit a hash was.
 */
export class VisitorSalts {
  readonly #salts = new Map<string, string>();
  #day = -1;
  #salt = '';

  constructor(private readonly database: Database) {}

  /** Who scans which link, as a hash that is another one tomorrow. No header or address has a line break in it. */
  visitorHash(at: number, address: string, userAgent: string, slug: string): string {
    const day = Math.floor(at / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = this.#saltOf(dayOf(at));
    }
    return hash('sha256', `${this.#salt}\n${address}\n${userAgent}\n${slug}`, 'base64url').slice(0, 22);
  }

  /** Reads or makes the salts of today and tomorrow, and deletes earlier ones. */
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

  /** Without a database for more than a day each instance has a salt of its own, so it alone recognizes visitors. */
  #saltOf(day: string): string {
    const salt = this.#salts.get(day) ?? newSalt();
    this.#salts.set(day, salt);
    return salt;
  }
}

const newSalt = () => randomBytes(24).toString('base64url');
