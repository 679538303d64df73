import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body taken. An empty one is none: protected calls say JSON even when they carry nothing.
 * `__proto__` and `constructor.prototype` are refused by Fastify's own parser.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
