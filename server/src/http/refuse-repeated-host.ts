import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Node reads only the first of several Host headers; RFC 9112 asks for 400, because a proxy may have read another. */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    done(repeatsHost(raw) ? new ApiError(400, 'The request names its host more than once.') : undefined);
  });
}

export function repeatsHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
