import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The organization that the memory of this request's body is charged to. Default: the caller's address. */
    payer?: string;
  }
}

/** Maximum bytes of large bodies in memory at a time, in total and per caller. A document is sent as at most 34 MB. */
const LARGE_MAX = 400_000_000;
const PER_CALLER_MAX = 120_000_000;
/** Bodies up to this size, such as a login, are counted separately: large ones cannot block them. */
const SMALL = 65_536;
const SMALL_MAX = 100_000_000;
const SMALL_PER_CALLER_MAX = 25_000_000;

/**
 * Limits the memory for all request bodies: those sent to calls, hubs and unknown addresses. The body of a request to
 * an unknown address is never stored.
 */
export function meterBodies(app: FastifyInstance): void {
  const budget = new BodyBudget();
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw new ApiError(404, 'There is nothing at this address.');
  });
  // Runs after the guards, because a guard may have set the payer.
  app.addHook('preParsing', async (request) => {
    budget.meter(request, request.payer ?? addressKey(request.ip), request.routeOptions.bodyLimit);
  });
}

/**
 * Limits the memory that unfinished requests use. A body is counted as it arrives, until its request ends, so merely
 * announcing a large body blocks nobody.
 */
export class BodyBudget {
  readonly #small = new Pool(SMALL_MAX, SMALL_PER_CALLER_MAX);
  readonly #large = new Pool(LARGE_MAX, PER_CALLER_MAX);

  /** Responds 503 with `Retry-After` as soon as the body no longer fits in addition to those of others. */
  meter({ raw, headers }: FastifyRequest, caller: string, limit: number): void {
    const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limit;
    // Refused because of its size alone, without reading it.
    if (size === 0 || size > limit) return;
    const pool = size <= SMALL ? this.#small : this.#large;
    const add = (bytes: number) => pool.add(caller, bytes, limit);
    let arrived = 0;
    raw.once('close', () => add(-arrived));
    // The stream is paused, because a listener would start it before its reader is attached.
    raw.pause().on('data', (part: Buffer) => {
      arrived += part.length;
      if (!add(part.length)) raw.pause().emit('error', tooMuch());
    });
  }
}

/** The bytes of unfinished bodies, in total and by caller. */
class Pool {
  #all = 0;
  readonly #of = new Map<string, number>();

  constructor(
    private readonly max: number,
    private readonly perCallerMax: number,
  ) {}

  /** Adds or removes bytes for a caller. Returns whether they fit; one body of the largest allowed size always fits. */
  add(caller: string, bytes: number, limit: number): boolean {
    this.#all += bytes;
    const own = (this.#of.get(caller) ?? 0) + bytes;
    if (own > 0) this.#of.set(caller, own);
    else this.#of.delete(caller);
    return own <= Math.max(this.perCallerMax, limit) && this.#all <= Math.max(this.max, 2 * limit);
  }
}

function tooMuch(): ApiError {
  return new ApiError(503, 'Too much is being sent at once. Please try again in a moment.', {
    'retry-after': '5',
    connection: 'close',
  });
}

/**
 * Accepts only JSON bodies. Treats an empty body as no body, because protected calls declare JSON even when they have
 * none. Fastify's own parser rejects `__proto__` and `constructor.prototype`.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
