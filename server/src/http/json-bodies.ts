import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies. Treats an empty body as no body: protected calls declare JSON even without one. Fastify's
 * own parser rejects `__proto__` and `constructor.prototype`.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
