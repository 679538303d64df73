import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Responds 400 to repeated Host headers (RFC 9112): Node reads only the first, but a proxy may have read another. */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    done(repeatsHost(raw) ? new ApiError(400, 'The request names its host more than once.') : undefined);
  });
}

export function repeatsHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
