import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** Longer or stranger ones would let a caller write into the log. */
const ACCEPTED = /^[\w.:/+=-]{1,128}$/;

/** The caller's own id for a request, or a new one. Each log line of the request carries it. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const own = headers[HEADER];
  return typeof own === 'string' && ACCEPTED.test(own) ? own : randomUUID();
}

/** Everything but pages and their files: the API, the hubs and what an operator asks. */
const isCall = (url: string): boolean => /^\/(?:api|qr|\w+Hub|healthz|readyz|metrics)(?:[/?]|$)/i.test(url);

/** Sends the request's id with every answer of the API. Pages and their files go without: caches would keep it. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.header(HEADER, request.id);
    done();
  });
}
