import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
 * Returns a reader of the Swagger UI files that the documentation needs; null for other names. Each is read and
 * compressed on its first request and cached, 2 MB in total: most servers never show their documentation, and strangers
 * can request it often.
 */
export function swaggerFileReader(): (name: string) => Promise<SwaggerFile | null> {
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
  // Weak, because it is the same for both encodings.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type, etag, content, compressed };
}
