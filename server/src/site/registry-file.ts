import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The registry in the form that is sent. */
export interface RegistryFile {
  readonly text: string;
  readonly compressed: Buffer;
  readonly etag: string;
}

/**
 * Reads the registry with `readText`, and compresses it once per change at the highest level, because every page waits
 * for it. The indentation, which helps people who edit it, is not sent. `marks` are added to it.
 */
export function registryReader(
  readText: () => Promise<string | null>,
  marks: object = {},
): () => Promise<RegistryFile | null> {
  let read: string | null = null;
  let last: RegistryFile | null = null;
  return async () => {
    const found = await readText();
    if (found === null) return null;
    if (last === null || found !== read) {
      const text = withoutIndentation(found, marks);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      last = { text, compressed: await compress(text), etag };
      read = found;
    }
    return last;
  };
}

/** Leaves a file that is not JSON unchanged: the host reports what is wrong with it. */
function withoutIndentation(text: string, marks: object): string {
  try {
    const registry: unknown = JSON.parse(text);
    return JSON.stringify(Object(registry) === registry ? Object.assign(registry as object, marks) : registry);
  } catch {
    return text;
  }
}
