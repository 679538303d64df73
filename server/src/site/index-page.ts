import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { WatchedFile } from './watched-file';

const compress = promisify(brotliCompress);

/** The page as it is sent. */
export interface IndexPage {
  readonly html: string;
  readonly compressed: Buffer;
}

/** Reads the page through `file`, inserts the STUN server, and compresses it once per release. */
export function indexPageReader(file: WatchedFile, stunUrl: string | null): () => Promise<IndexPage | null> {
  let last: IndexPage | null = null;
  return async () => {
    const built = await file.read();
    if (built === null) return null;
    const html = stunUrl ? built.replace('</head>', `<meta name="stun" content="${stunUrl}"></head>`) : built;
    if (last?.html !== html) last = { html, compressed: await compress(html) };
    return last;
  };
}

/** Shown in place of the dashboard when that is not built yet. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Frontdesk</title>
<h1>The dashboard is not built yet</h1>
<p>The API is running. Run <code>npm run build</code> in the project's folder, then load this page again.</p>
`;
