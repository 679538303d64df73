import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { WatchedFile } from './watched-file';

const compress = promisify(brotliCompress);

/** The page as it travels. */
export interface IndexPage {
  readonly html: string;
  readonly compressed: Buffer;
}

/** Reads the page through `file`, and compresses it once for each release. */
export function indexPageReader(file: WatchedFile): () => Promise<IndexPage | null> {
  let last: IndexPage | null = null;
  return async () => {
    const html = await file.read();
    if (html === null) return null;
    if (last?.html !== html) last = { html, compressed: await compress(html) };
    return last;
  };
}
