import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../http/etags';
import { cacheControlOf } from '../site/cache-headers';

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

/** The page at /api/docs. It has no inline code or styles, because `DOCS_POLICY` forbids them. */
const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Frontdesk API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Renders the documentation. Without `validatorUrl: null` Swagger UI sends this server's address to a validator. */
const DOCS_SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

/** Allows the page's files, calls to this server and its pictures, and the icons in Swagger UI's style sheet. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const compress = promisify(brotliCompress);

const require = createRequire(import.meta.url);

/** A file of Swagger UI, plain and compressed with Brotli. */
export interface SwaggerFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly compressed: Buffer;
}

interface Source {
  readonly type: string;
  path(): string;
}

const SOURCES: ReadonlyMap<string, Source> = new Map([
  [
    'swagger-ui.css',
    { type: 'text/css; charset=utf-8', path: () => require.resolve('swagger-ui-dist/swagger-ui.css') },
  ],
  [
    'swagger-ui-bundle.js',
    { type: 'text/javascript; charset=utf-8', path: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
  ],
]);

/**
 * Returns a function that reads the Swagger UI files that the documentation needs; it returns null for other names.
 * Each is read and compressed on its first request and cached, 2 MB in total: most servers never show their
 * documentation, and strangers can request it often.
 */
function swaggerFileReader(): (name: string) => Promise<SwaggerFile | null> {
  const files = new Map<string, Promise<SwaggerFile>>();
  return async (name) => {
    const source = SOURCES.get(name);
    if (!source) return null;
    const known = files.get(name) ?? read(source);
    files.set(name, known);
    known.catch(() => files.delete(name));
    return known;
  };
}

async function read({ type, path }: Source): Promise<SwaggerFile> {
  const content = await readFile(path());
  const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  // Weak, because the ETag is the same for both encodings.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type, etag, content, compressed };
}
