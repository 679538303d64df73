import type { FastifyInstance } from 'fastify';
import { isKnown } from '../http/send-with-etag';
import { cacheControlOf } from '../site/cache-headers';
import { DOCS_PAGE, DOCS_POLICY, DOCS_SCRIPT } from './docs-page';
import { swaggerFileReader } from './swagger-files';

/**
 * Serves the API's documentation at /api/docs: Swagger UI with /api/openapi.json. All files come from this server, so
 * the page works without the internet and its policy allows no other origin and no inline code.
 */
export function docsRoutes(app: FastifyInstance): void {
  const readSwaggerFile = swaggerFileReader();

  for (const url of ['/api/docs', '/api/docs/'])
    app.get(url, async (_, reply) =>
      reply
        .headers({ 'content-security-policy': DOCS_POLICY, 'cache-control': cacheControlOf(url) })
        .type('text/html; charset=utf-8')
        .send(DOCS_PAGE),
    );

  app.get('/api/docs/start.js', async (_, reply) =>
    reply.header('cache-control', cacheControlOf('start.js')).type('text/javascript; charset=utf-8').send(DOCS_SCRIPT),
  );

  app.get<{ Params: { file: string } }>('/api/docs/:file', async (request, reply) => {
    const { params, headers } = request;
    const file = await readSwaggerFile(params.file);
    if (file === null) return reply.callNotFound();
    const { etag, type, content, compressed } = file;
    reply.headers({ 'cache-control': cacheControlOf(params.file), vary: 'accept-encoding', etag });
    if (isKnown(request, etag)) return reply.code(304).send();
    reply.type(type);
    if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers['accept-encoding'] ?? '')) return reply.send(content);
    return reply.header('content-encoding', 'br').send(compressed);
  });
}
