import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

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
    // Removed and added again, so that the first key is the one that was idle longest.
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
