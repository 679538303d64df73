import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Node reads only the first of several Host headers; RFC 9112 asks for 400, because a proxy may have read another. */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) {
      throw new ApiError(400, 'The request names its host more than once.');
    }
  });
}
