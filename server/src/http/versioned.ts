import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** An answer as JSON text, with the version of what it shows: the same version is the same answer. */
export class Versioned {
  constructor(
    readonly version: string,
    readonly json = '[]',
  ) {}
}

/** Another build may show the same rows in another way. */
const build = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('base64url');

/** The ETag of an answer of this version. Weak, since compression changes the bytes but not what they say. */
export const etagOfVersion = (version: string): string => `W/"${build}.${version}"`;
