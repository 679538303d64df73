import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Bytes of request bodies that are held at once, in all and for one caller. A document travels as 34 MB at most. */
const IN_ALL_MAX = 400_000_000;
const PER_CALLER_MAX = 120_000_000;

/**
 * Bounds what half-sent requests can hold in memory. A body is counted with its announced size before any of it is read,
 * and until its request is over.
 */
export class BodyBudget {
  #held = 0;
  readonly #heldBy = new Map<string, number>();

  /** Throws 503 with `Retry-After` when the body does not fit beside those of others. */
  reserve({ raw, headers }: FastifyRequest, caller: string, limit: number): void {
    const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limit;
    // Refused by its size alone; nothing of it is read.
    if (size === 0 || size > limit) return;
    const own = this.#heldBy.get(caller) ?? 0;
    // One body of the largest kind always fits, however large the operator lets it be.
    if (own + size > Math.max(PER_CALLER_MAX, limit) || this.#held + size > Math.max(IN_ALL_MAX, 2 * limit)) {
      throw new ApiError(503, 'Too much is being sent at once. Please try again in a moment.', { 'retry-after': '5' });
    }
    this.#add(caller, size);
    raw.once('close', () => this.#add(caller, -size));
  }

  #add(caller: string, size: number): void {
    this.#held += size;
    const own = (this.#heldBy.get(caller) ?? 0) + size;
    if (own > 0) this.#heldBy.set(caller, own);
    else this.#heldBy.delete(caller);
  }
}
