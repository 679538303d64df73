import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { acceptedLanguages, LANGUAGE_COOKIE } from '@frontdesk/shared/endpoints/languages';
import type { FastifyRequest } from 'fastify';
import type { Registration } from '../config/config';
import { requireHashes } from './require-integrity';
import type { WatchedFile } from './watched-file';

const compress = promisify(brotliCompress);

/** The page as it is sent. */
export interface IndexPage {
  readonly html: string;
  readonly compressed: Buffer;
}

interface PageInput {
  readonly page: WatchedFile;
  readonly stunUrl: string | null;
  /** Who may create an account. The page of registration says so before anybody types. */
  readonly registration: Registration;
  /** The list of hashes that every script must match; null for a site that requires none. */
  readonly hashes: WatchedFile | null;
}

/** A request may name any number of languages, and each is a file to look for. */
const LANGUAGES_MAX = 6;

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2,3})(?:;|$)`);

/**
 * Returns the languages of the page for a request, best first, as `host/src/early.js` does: the one chosen in this browser,
 * and the browser's own.
 */
export function pageLanguagesOf({ headers }: Pick<FastifyRequest, 'headers'>): readonly string[] {
  const [, chosen] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  const own = acceptedLanguages(headers['accept-language']).filter((language) => /^[a-z]{2,3}$/.test(language));
  return [...(chosen === undefined ? [] : [chosen]), ...own].slice(0, LANGUAGES_MAX);
}

/** Reads the page, inserts what this server's settings add to it, and compresses it once per change. */
export function indexPageReader({ page, stunUrl, registration, hashes }: PageInput): () => Promise<IndexPage | null> {
  let last: (IndexPage & { readonly from: readonly (string | null)[] }) | null = null;
  return async () => {
    const from = [await page.read(), hashes && (await hashes.read())];
    const [built = null, list = null] = from;
    if (built === null) return null;
    if (last?.from.every((text, at) => text === from[at])) return last;
    const added = [
      ...(stunUrl ? [`<meta name="stun" content="${stunUrl}">`] : []),
      ...(registration === 'open' ? [] : [`<meta name="registration" content="${registration}">`]),
    ];
    const named = built.replace('</head>', `${added.join('')}</head>`);
    const html = hashes ? requireHashes(named, list) : named;
    last = { html, compressed: await compress(html), from };
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
