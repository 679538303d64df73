import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Most bytes of large bodies held at once, in total and per caller. A document travels as 34 MB at most. */
const LARGE_MAX = 400_000_000;
const PER_CALLER_MAX = 120_000_000;
/** Bodies up to this size, such as a login, are counted separately: large ones cannot keep them out. */
const SMALL = 65_536;
const SMALL_MAX = 100_000_000;

/**
 * Limits the memory of unfinished requests. A body is counted as it arrives, until its request ends, so that merely
 * announcing one blocks nobody.
 */
export class BodyBudget {
  #small = 0;
  #large = 0;
  readonly #largeOf = new Map<string, number>();

  /** Responds 503 with `Retry-After` as soon as the body does not fit beside those of others. */
  meter({ raw, headers }: FastifyRequest, caller: string, limit: number): void {
    const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limit;
    // Refused by its size alone, without reading it.
    if (size === 0 || size > limit) return;
    const isSmall = size <= SMALL;
    const add = (bytes: number) => (isSmall ? this.#addSmall(bytes) : this.#addLarge(caller, bytes, limit));
    let arrived = 0;
    raw.once('close', () => add(-arrived));
    // Paused, because a listener would start the stream before its reader is attached.
    raw.pause().on('data', (part: Buffer) => {
      arrived += part.length;
      if (!add(part.length)) raw.pause().emit('error', tooMuch());
    });
  }

  /** Returns whether it fits. */
  #addSmall(bytes: number): boolean {
    this.#small += bytes;
    return this.#small <= SMALL_MAX;
  }

  #addLarge(caller: string, bytes: number, limit: number): boolean {
    this.#large += bytes;
    const own = (this.#largeOf.get(caller) ?? 0) + bytes;
    if (own > 0) this.#largeOf.set(caller, own);
    else this.#largeOf.delete(caller);
    // One body of the largest allowed size always fits.
    return own <= Math.max(PER_CALLER_MAX, limit) && this.#large <= Math.max(LARGE_MAX, 2 * limit);
  }
}

function tooMuch(): ApiError {
  return new ApiError(503, 'Too much is being sent at once. Please try again in a moment.', {
    'retry-after': '5',
    connection: 'close',
  });
}
