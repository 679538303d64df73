/** Failures in a row that pause the calls. */
const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 600_000;

/**
 * Pauses the calls to a failing service, so that nobody waits for it. After the pause one call may try; the others wait
 * for its result.
 */
export class CircuitBreaker {
  #failures = 0;
  #pauseMs = PAUSE_MS;
  #pausedUntil: number | null = null;
  #isTrying = false;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether calls are paused and none has succeeded since. */
  get isPaused(): boolean {
    return this.#pausedUntil !== null;
  }

  /** Returns whether a call may be made now. If so, report its end with `succeeded`, `failed` or `abandoned`. */
  allows(): boolean {
    if (this.#pausedUntil === null) return true;
    if (this.#isTrying || this.now() < this.#pausedUntil) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pauseMs = PAUSE_MS;
    this.#pausedUntil = null;
    this.#isTrying = false;
  }

  /** `isLasting`: the next call would fail as well. `waitMs`: the pause that the service requested. */
  failed({ isLasting, waitMs }: { readonly isLasting: boolean; readonly waitMs: number | null }): void {
    this.#failures += 1;
    const wasTrial = this.#isTrying;
    this.#isTrying = false;
    if (!wasTrial && !isLasting && this.#failures < FAILURES_MAX) return;
    // Calls that were running when the pause began do not prolong it.
    if (this.#pausedUntil !== null && !wasTrial) return;
    if (wasTrial) this.#pauseMs = Math.min(this.#pauseMs * 2, PAUSE_MAX_MS);
    this.#pausedUntil = this.now() + Math.min(Math.max(waitMs ?? 0, this.#pauseMs), PAUSE_MAX_MS);
  }

  /** The call ended without a result: the visitor stopped it. */
  abandoned(): void {
    this.#isTrying = false;
  }
}
