import { setMaxListeners } from 'node:events';
import { type HeldLease, holdLease, type Pauses, pauseAfter } from './lease';

/** A kind of work that is stored until a server claims it. */
export interface Job<Work, Result = void> {
  /** How often to check for work when nothing wakes the worker. */
  readonly idleMs: number;
  /** Delay between a wake and its check, so that more work can be stored. After finished work there is no delay. */
  readonly soonMs?: number;
  /** How many pieces of work may run at the same time, each in its own lane. */
  readonly atOnce?: number;
  /** Pauses of the whole worker after failures that are not the work's fault. */
  readonly pauses?: Pauses;
  /** Extends a claim at this interval. Absent if claims last longer than their work, or are not needed. */
  readonly lease?: { readonly everyMs: number; extend(work: Work): Promise<boolean> };

  /** Claims the next work, or returns null when none is waiting. Skips the `busy` lanes. `stop` aborts on close. */
  claim(busy: readonly string[], stop: AbortSignal): Promise<Work | null>;
  /** Does the work. `signal` aborts when the server closes, and when the claim is lost. */
  run(work: Work, signal: AbortSignal): Promise<Result>;
  /** Stores the result, while the claim is still extended. */
  finish(work: Work, result: Result, signal: AbortSignal): Promise<unknown>;
  /** Releases the claim when the server closes, or when the work could not be run. */
  giveBack?(work: Work, usedMs: number): Promise<unknown>;
  /** Handles and reports a failure. If absent, work that could not be run is released, and other claims expire. */
  fail?(work: Work, failure: unknown): Promise<unknown>;
  /** Charges the time to the organization that used it. */
  charge?(work: Work, usedMs: number): Promise<unknown>;
  /** The work's lane, such as its organization. */
  laneOf?(work: Work): string;
  /** Returns the time until the next waiting work becomes due. */
  dueMs?(): Promise<number>;
}

/** Looks for work when it is woken and at regular intervals, and does it until the server closes. */
export class Worker<Work, Result = void> {
  readonly #stop = new AbortController();
  /** Keyed by lane. */
  readonly #running = new Map<string, Promise<void>>();
  #looking: Promise<void> | null = null;
  #isWoken = false;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #failures = 0;
  /** No work is claimed before this time. */
  #restsUntil = 0;
  /** Time of the last check for work, for health checks. */
  lastLookAt = Date.now();

  constructor(
    private readonly job: Job<Work, Result>,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    // All running work listens to this signal, and Node would warn about more than ten listeners.
    setMaxListeners(0, this.#stop.signal);
  }

  /** Checks for work soon after some was stored; otherwise the next regular check would find it. */
  wake(): void {
    const { soonMs = 0 } = this.job;
    if (soonMs === 0) this.#look();
    else this.#plan(soonMs);
  }

  /** Waits for the running work, and releases it unless it ends by itself; the rest waits for the next start. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  #plan(delayMs: number): void {
    if (this.#stop.signal.aborted) return;
    const dueAt = Date.now() + delayMs;
    // The check is never postponed: otherwise a stream of wakes could delay it forever.
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#look(), delayMs).unref();
  }

  #look(): void {
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#dueAt = Number.POSITIVE_INFINITY;
    // A check in progress may just have found nothing, so another check follows.
    this.#isWoken = true;
    this.#looking ??= this.#lookWhileWoken();
  }

  async #lookWhileWoken(): Promise<void> {
    const { idleMs } = this.job;
    let pauseMs = idleMs;
    while (this.#isWoken && !this.#stop.signal.aborted) {
      this.#isWoken = false;
      await this.#claimAll().catch((failure) => this.#stop.signal.aborted || this.logFailure(failure));
      this.lastLookAt = Date.now();
      const isIdle = this.#running.size === 0 && this.job.dueMs !== undefined;
      pauseMs = isIdle ? Math.min((await this.job.dueMs?.().catch(() => idleMs)) ?? idleMs, idleMs) : idleMs;
    }
    this.#looking = null;
    this.#plan(Math.max(pauseMs, 1));
  }

  async #claimAll(): Promise<void> {
    const { job } = this;
    if (performance.now() < this.#restsUntil) return;
    while (this.#running.size < (job.atOnce ?? 1) && !this.#stop.signal.aborted) {
      const work = await job.claim([...this.#running.keys()], this.#stop.signal);
      if (work === null) return;
      const lane = job.laneOf?.(work) ?? '';
      const running = this.#do(work)
        .catch((failure) => {
          this.logFailure(failure);
          return false;
        })
        .then((isDone) => {
          this.#running.delete(lane);
          // After a failure the next regular check is soon enough.
          if (isDone) this.#look();
        });
      this.#running.set(lane, running);
    }
  }

  /** Returns false or throws if the same work could fail again immediately. */
  async #do(work: Work): Promise<boolean> {
    const { job } = this;
    const stop = this.#stop.signal;
    const lease = this.#hold(work);
    const begun = performance.now();
    const usedMs = () => performance.now() - begun;
    let isRun = false;
    try {
      const result = await job.run(work, lease?.signal ?? stop);
      isRun = true;
      this.#failures = 0;
      await job.finish(work, result, lease?.signal ?? stop);
      return true;
    } catch (failure) {
      // Without a database the lease expires instead.
      const giveBack = () => job.giveBack?.(work, usedMs()).catch(this.logFailure);
      if (stop.aborted && job.giveBack) {
        await giveBack();
        return false;
      }
      if (lease?.isLost) return true;
      if (job.fail) {
        await job.fail(work, failure);
        return true;
      }
      if (!isRun) {
        // The work is not to blame, and would be claimed again immediately.
        if (job.pauses) this.#restsUntil = performance.now() + pauseAfter(this.#failures++, job.pauses);
        await giveBack();
      }
      throw failure;
    } finally {
      await lease?.release();
      if (!stop.aborted) await job.charge?.(work, usedMs());
    }
  }

  #hold(work: Work): HeldLease | null {
    const { lease } = this.job;
    if (!lease) return null;
    const { logFailure } = this;
    return holdLease({
      extend: () => lease.extend(work),
      everyMs: lease.everyMs,
      stop: this.#stop.signal,
      logFailure,
    });
  }
}
