/** Number of consecutive failures after which calls are paused. */
const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 600_000;

export interface PermittedCall {
  /** Whether the call tests whether the service works again. */
  readonly isTrial: boolean;
}

/**
 * Pauses the calls to a failing service, so that nobody waits for it. After the pause, one call may test the service;
 * the others wait for its result.
 */
export class CircuitBreaker {
  #failures = 0;
  #pauseMs = PAUSE_MS;
  #pausedUntil: number | null = null;
  #trial: PermittedCall | null = null;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether calls are paused and none has succeeded since. */
  get isPaused(): boolean {
    return this.#pausedUntil !== null;
  }

  /** Returns a call that may be made now, or null. Report its outcome with `succeeded`, `failed` or `abandoned`. */
  begin(): PermittedCall | null {
    if (this.#pausedUntil === null) return { isTrial: false };
    if (this.#trial || this.now() < this.#pausedUntil) return null;
    this.#trial = { isTrial: true };
    return this.#trial;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pauseMs = PAUSE_MS;
    this.#pausedUntil = null;
    this.#trial = null;
  }

  /** `isLasting`: the next call would also fail. `waitMs`: the pause that the service requested. */
  failed(
    call: PermittedCall,
    { isLasting, waitMs }: { readonly isLasting: boolean; readonly waitMs: number | null },
  ): void {
    this.#failures += 1;
    const wasTrial = this.#endTrial(call);
    if (!wasTrial && !isLasting && this.#failures < FAILURES_MAX) return;
    // Calls that were running when the pause began do not prolong it.
    if (this.#pausedUntil !== null && !wasTrial) return;
    if (wasTrial) this.#pauseMs = Math.min(this.#pauseMs * 2, PAUSE_MAX_MS);
    this.#pausedUntil = this.now() + Math.min(Math.max(waitMs ?? 0, this.#pauseMs), PAUSE_MAX_MS);
  }

  /** The call ended without revealing whether the service works. */
  abandoned(call: PermittedCall): void {
    this.#endTrial(call);
  }

  /** Returns whether the call was the trial. Calls that began before the pause may end during the trial. */
  #endTrial(call: PermittedCall): boolean {
    if (this.#trial !== call) return false;
    this.#trial = null;
    return true;
  }
}
