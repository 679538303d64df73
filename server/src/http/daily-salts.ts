import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/**
 * Hashes keys that contain addresses with the day's salt, which all instances share. The counter of scans creates it
 * and deletes it when its day (UTC) ends. Without the salt, an address cannot be recovered from its hash by trying
 * all addresses.
 */
export class DailySalts {
  #day = '';
  #salt: Promise<string> = Promise.resolve('');

  constructor(private readonly database: Database) {}

  async hash(key: string): Promise<string> {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.#day) {
      this.#day = today;
      this.#salt = this.#saltOf(today);
      // The next key makes another attempt.
      this.#salt.catch(() => {
        this.#day = '';
      });
    }
    return createHmac('sha256', await this.#salt)
      .update(key)
      .digest('base64url');
  }

  async #saltOf(day: string): Promise<string> {
    const { db } = this.database;
    await db
      .insertInto('scan_salts')
      .values({ day, salt: randomBytes(24).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const stored = db.selectFrom('scan_salts').select('salt').where('day', '=', day);
    return (await stored.executeTakeFirstOrThrow()).salt;
  }
}
