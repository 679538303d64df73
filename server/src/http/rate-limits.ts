import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import { REDIS_PREFIX, type Redis } from '../redis/redis';
import { DailySalts } from './daily-salts';
import { BoundedMemoryCounter, RateLimiter } from './rate-limiter';

const TABLE = 'rate_limits';

/**
 * Creates limiters. With Redis they count there, and in memory while it is unavailable. With PostgreSQL they count in a
 * table, for all instances and across restarts; with SQLite they count in memory. The hash of a stored key changes at
 * midnight (UTC), which begins a new window.
 */
export class RateLimits {
  readonly #salts: DailySalts;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis | null = null,
  ) {
    this.#salts = new DailySalts(database);
  }

  /** Allows each key `points` per window of `windowMs`. `name` identifies the limiter in the table. */
  limiter(name: string, points: number, windowMs: number): RateLimiter {
    const options = { keyPrefix: name, points, duration: windowMs / 1000 };
    const hash = (key: string) => this.#salts.hash(key);
    if (this.redis) {
      const counter = new RateLimiterRedis({
        ...options,
        keyPrefix: REDIS_PREFIX + name,
        storeClient: this.redis.client,
        useRedisPackage: true,
        insuranceLimiter: new BoundedMemoryCounter(options),
      });
      return new RateLimiter(counter, hash);
    }
    if (this.database.engine === 'sqlite') return this.local(name, points, windowMs);
    return new RateLimiter(
      new RateLimiterPostgres({
        ...options,
        storeClient: { query: (query: Query) => this.#query(query) },
        storeType: 'client',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
      hash,
    );
  }

  /** Like `limiter`, but each instance counts separately in memory, for calls that must not cause a write. */
  local(name: string, points: number, windowMs: number): RateLimiter {
    return new RateLimiter(new BoundedMemoryCounter({ keyPrefix: name, points, duration: windowMs / 1000 }));
  }

  /** Removes counts of past windows. */
  async sweep(): Promise<void> {
    const { db, engine } = this.database;
    if (engine === 'postgres' && !this.redis) await db.deleteFrom(TABLE).where('expire', '<', Date.now()).execute();
  }

  /**
   * Drops the names that the library gives its prepared statements, which do not work with a pooler in transaction
   * mode.
   */
  async #query({ text, values }: Query) {
    const { rows, numAffectedRows } = await this.database.db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  }
}

interface Query {
  readonly text: string;
  readonly values: unknown[];
}
