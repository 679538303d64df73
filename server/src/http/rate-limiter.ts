import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** Allows each key so much in a window, and says when the next window begins. */
export class RateLimiter {
  constructor(private readonly counter: RateLimiterAbstract) {}

  /** Counts one for `key`; throws 429 when that is more than its allowance. */
  async take(key: string): Promise<void> {
    const refusal = await this.#refusalOf(key);
    if (refusal) throw refusal;
  }

  /** Counts one for `key` and answers whether that is within its allowance. */
  async allows(key: string): Promise<boolean> {
    return (await this.#refusalOf(key)) === null;
  }

  /** Takes back one that was counted for `key`. */
  async forgive(key: string): Promise<void> {
    await this.counter.reward(hashed(key), 1);
  }

  /** Forgets all that `key` did. */
  async clear(key: string): Promise<void> {
    await this.counter.delete(hashed(key));
  }

  async #refusalOf(key: string): Promise<ApiError | null> {
    try {
      await this.counter.consume(hashed(key));
      return null;
    } catch (refusal) {
      // Anything else is a failure of the database.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
      const sentence = `Too many attempts. Please try again in ${wait}.`;
      return new ApiError(429, sentence, { 'retry-after': String(seconds) });
    }
  }
}

/** Keys hold emails and addresses, which a table of counts has no need to know. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
