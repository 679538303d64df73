const WINDOW_MS = 1_000;

/** Limits each key to a number of calls per second. */
export class Throttle {
  #counts = new Map<string, number>();
  #began = 0;

  constructor(
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  allows(key: string): boolean {
    const now = this.now();
    if (now - this.#began >= WINDOW_MS) {
      this.#counts.clear();
      this.#began = now;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.limit;
  }
}
