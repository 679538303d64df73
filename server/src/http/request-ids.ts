import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** Ids that are longer or contain other characters would let a caller inject text into the log. */
const ACCEPTED = /^[\w.:/+=-]{1,128}$/;

/** Returns the caller's id for a request, or a new one. Each log line of the request contains it. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const own = headers[HEADER];
  return typeof own === 'string' && ACCEPTED.test(own) ? own : randomUUID();
}

/** Matches everything except pages and their files: the API, the hubs and the operator's endpoints. */
const isCall = (url: string): boolean => /^\/(?:api|qr|\w+Hub|healthz|readyz|metrics)(?:[/?]|$)/i.test(url);

/**
 * Sends the request's id with every API response, and logs each request with it at the level `debug`, by its route
 * because addresses contain tokens. Pages and their files have no id, because caches would store them.
 */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.header(HEADER, request.id);
    done();
  });
  if (!['debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url ?? 'page', status: reply.statusCode, ms }, 'answered');
    done();
  });
}

type Line = readonly unknown[];
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * The log of a request, whose lines contain the request's id. Most requests log nothing, so pino's logger for a request
 * is created with its first line: creating it takes a tenth of a call's time.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #create: () => FastifyBaseLogger;
  #created: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, ...of: Parameters<FastifyBaseLogger['child']>) {
    this.#create = () => log.child(...of);
  }

  fatal(...line: Line): void {
    this.#write('fatal', line);
  }

  error(...line: Line): void {
    this.#write('error', line);
  }

  warn(...line: Line): void {
    this.#write('warn', line);
  }

  info(...line: Line): void {
    this.#write('info', line);
  }

  debug(...line: Line): void {
    this.#write('debug', line);
  }

  trace(...line: Line): void {
    this.#write('trace', line);
  }

  silent(): void {}

  get level(): string {
    return this.#own.level;
  }

  child(...of: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...of);
  }

  get #own(): FastifyBaseLogger {
    this.#created ??= this.#create();
    return this.#created;
  }

  #write(level: Level, line: Line): void {
    (this.#own as Record<Level, (...line: Line) => void>)[level](...line);
  }
}
