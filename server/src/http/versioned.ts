import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** An answer as JSON text, with the version of what it shows: the same version is the same answer. */
export class Versioned {
  constructor(
    readonly version: string,
    readonly json: string | Buffer = '[]',
  ) {}
}

const bodies = new WeakMap<object, Buffer>();

/** The `json` of a row as bytes, made once for a row that is remembered. */
export function bytesOf(row: { readonly json: string } | undefined): Buffer | undefined {
  if (!row) return undefined;
  let bytes = bodies.get(row);
  if (!bytes) {
    bytes = Buffer.from(row.json);
    bodies.set(row, bytes);
  }
  return bytes;
}

/** Another build may show the same rows in another way. */
const build = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('base64url');

/** The ETag of an answer of this version. Weak, since compression changes the bytes but not what they say. */
export const etagOfVersion = (version: string): string => `W/"${build}.${version}"`;
