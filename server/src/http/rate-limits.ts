import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import { BoundedMemoryCounter } from './bounded-memory-counter';
import { RateLimiter } from './rate-limiter';

const TABLE = 'rate_limits';

/** Makes limiters. With PostgreSQL they count in a table, for all instances and over restarts; with SQLite in memory. */
export class RateLimits {
  constructor(private readonly database: Database) {}

  /** At most `points` in a window of `windowMs`, for each key. `name` tells the limiters apart in the table. */
  limiter(name: string, points: number, windowMs: number): RateLimiter {
    const options = { keyPrefix: name, points, duration: windowMs / 1000 };
    if (this.database.engine === 'sqlite') return new RateLimiter(new BoundedMemoryCounter(options));
    return new RateLimiter(
      new RateLimiterPostgres({
        ...options,
        storeClient: { query: (query: Query) => this.#query(query) },
        storeType: 'client',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    );
  }

  /** Removes counts whose window is over. */
  async sweep(): Promise<void> {
    const { db, engine } = this.database;
    if (engine === 'postgres') await db.deleteFrom(TABLE).where('expire', '<', Date.now()).execute();
  }

  /** The library names its statements, which a pooler in transaction mode does not carry from one to the next. */
  async #query({ text, values }: Query) {
    const { rows, numAffectedRows } = await this.database.db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  }
}

interface Query {
  readonly text: string;
  readonly values: unknown[];
}
