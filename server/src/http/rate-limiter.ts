import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** Limits each key to a number of calls per window, and reports when the next window begins. */
export class RateLimiter {
  constructor(private readonly counter: RateLimiterAbstract) {}

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
    await this.counter.reward(hashed(key), 1);
  }

  /** Forgets all counts of `key`. */
  async clear(key: string): Promise<void> {
    await this.counter.delete(hashed(key));
  }

  async #refusalOf(key: string): Promise<ApiError | null> {
    try {
      await this.counter.consume(hashed(key));
      return null;
    } catch (refusal) {
      // Anything else is a database failure.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
      const sentence = `Too many attempts. Please try again in ${wait}.`;
      return new ApiError(429, sentence, { 'retry-after': String(seconds) });
    }
  }
}

/** Hashes keys, since they contain emails and addresses that the table does not need. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
