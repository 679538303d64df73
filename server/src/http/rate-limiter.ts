import { ApiError } from './api-error';

const KEYS_MAX = 50_000;

/** Counts what each key did in the last window; whoever did too much is told when to come back. */
export class RateLimiter {
  readonly #moments = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws 429 when `key` has used up its allowance. Counts nothing. */
  check(key: string): void {
    const recent = this.#recent(key);
    const oldest = recent.at(-this.limit);
    if (oldest === undefined) return;
    const seconds = Math.max(1, Math.ceil((oldest + this.windowMs - this.now()) / 1000));
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
    throw new ApiError(429, `Too many attempts. Please try again in ${wait}.`, { 'retry-after': String(seconds) });
  }

  /** Counts one for `key`. */
  count(key: string): void {
    const recent = this.#recent(key);
    // Taken out and put in again, so that the map's first key is the one that was quiet longest.
    this.#moments.delete(key);
    this.#moments.set(key, [...recent, this.now()]);
    const quietest = this.#moments.size > KEYS_MAX ? this.#moments.keys().next().value : undefined;
    if (quietest !== undefined) this.#moments.delete(quietest);
  }

  /** Checks, then counts. */
  take(key: string): void {
    this.check(key);
    this.count(key);
  }

  /** Takes back the latest one counted for `key`. */
  forgive(key: string): void {
    this.#moments.get(key)?.pop();
  }

  /** Forgets all that `key` did. */
  clear(key: string): void {
    this.#moments.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.now() - this.windowMs;
    return (this.#moments.get(key) ?? []).filter((moment) => moment > since);
  }
}
