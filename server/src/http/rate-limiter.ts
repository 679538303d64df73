import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** Limits each key to a number of calls per window, and reports when the next window begins. */
export class RateLimiter {
  /** `hashed` hashes keys for a counter that stores them, because they contain emails and addresses. */
  constructor(
    private readonly counter: RateLimiterAbstract,
    private readonly hashed: (key: string) => string | Promise<string> = (key) => key,
  ) {}

  /** Counts a call for `key`; throws 429 when it exceeds the limit. */
  async take(key: string): Promise<void> {
    const refusal = await this.#refusalOf(key);
    if (refusal) throw refusal;
  }

  /** Counts a call for `key` and returns whether it is within the limit. */
  async allows(key: string): Promise<boolean> {
    return (await this.#refusalOf(key)) === null;
  }

  /** Undoes one count for `key`. */
  async forgive(key: string): Promise<void> {
    await this.counter.reward(await this.hashed(key), 1);
  }

  /** Forgets all counts of `key`. */
  async clear(key: string): Promise<void> {
    await this.counter.delete(await this.hashed(key));
  }

  async #refusalOf(key: string): Promise<ApiError | null> {
    try {
      await this.counter.consume(await this.hashed(key));
      return null;
    } catch (refusal) {
      // Anything else is a database failure.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const wait = seconds === 1 ? ('1 second' as const) : (`${seconds} seconds` as const);
      return new ApiError(429, `Too many attempts. Please try again in ${wait}.`, { 'retry-after': String(seconds) });
    }
  }
}

const KEYS_MAX = 50_000;

/** Counts in memory. Drops the keys that were idle longest, to limit its size. */
export class BoundedMemoryCounter extends RateLimiterMemory {
  readonly #keys = new Set<string>();

  constructor(
    options: IRateLimiterOptions,
    private readonly keysMax: number = KEYS_MAX,
  ) {
    super(options);
  }

  override consume(key: string): Promise<RateLimiterRes> {
    // The key is removed and added again, so that the first key is always the one that was idle longest.
    this.#keys.delete(key);
    this.#keys.add(key);
    const quietest = this.#keys.size > this.keysMax ? this.#keys.values().next().value : undefined;
    if (quietest !== undefined) {
      this.#keys.delete(quietest);
      void this.delete(quietest);
    }
    return super.consume(key);
  }
}
