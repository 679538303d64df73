import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A response as JSON text with its version: the same version means the same response. */
export class Versioned {
  constructor(
    readonly version: string,
    readonly json: string | Buffer = '[]',
  ) {}
}

const bodies = new WeakMap<object, Buffer>();

/** Returns the `json` of a row as bytes, built once for a cached row. */
export function bytesOf(row: { readonly json: string } | undefined): Buffer | undefined {
  if (!row) return undefined;
  let bytes = bodies.get(row);
  if (!bytes) {
    bytes = Buffer.from(row.json);
    bodies.set(row, bytes);
  }
  return bytes;
}

/** Another build may show the same rows differently. */
const build = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('base64url');

/** Returns the ETag of a version. Weak, since compression changes the bytes but not the content. */
export const etagOfVersion = (version: string): string => `W/"${build}.${version}"`;
