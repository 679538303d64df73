import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { acceptedLanguages, LANGUAGE_COOKIE } from '@frontdesk/shared/endpoints/languages';
import type { FastifyRequest } from 'fastify';
import type { Registration } from '../config/config';
import { requireHashes } from './require-integrity';
import { publicViewAt, withShownViews } from './shown-views';
import type { WatchedFile } from './watched-file';

const compress = promisify(brotliCompress);

/** The page in the form that is sent. */
export interface IndexPage {
  readonly html: string;
  readonly compressed: Buffer;
}

interface PageInput {
  readonly page: WatchedFile;
  readonly stunUrl: string | null;
  /** Who may create an account. The registration page shows this before anybody types. */
  readonly registration: Registration;
  /** The list of the hashes of all scripts; null for a site that requires no hashes. */
  readonly hashes: WatchedFile | null;
}

/** A request may name any number of languages, and a file would be looked for in each. */
const LANGUAGES_MAX = 6;

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2,3})(?:;|$)`);

/**
 * Returns the languages of the page for a request, best first, as `host/src/head.js` does: the one chosen in this
 * browser, and then the browser's own.
 */
export function pageLanguagesOf({ headers }: Pick<FastifyRequest, 'headers'>): readonly string[] {
  const [, chosen] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  const own = acceptedLanguages(headers['accept-language']).filter((language) => /^[a-z]{2,3}$/.test(language));
  return [...(chosen === undefined ? [] : [chosen]), ...own].slice(0, LANGUAGES_MAX);
}

/** What the page for an address contains in addition to the shared page. */
interface Address {
  /** The address in the form in which the browser sends it. */
  readonly path: string;
  /** The part of the registry that its inline script prepares (`registry-excerpt.ts`). */
  readonly excerpt: string;
}

/** More than the number of routes of a site in two releases. All paths that are not routes share a page. */
const VARIANTS_MAX = 200;

/**
 * Reads the page and inserts what this server's settings add to it. If an address is given, the page contains only the
 * first views that can be shown there, and the excerpt of the registry. Each variant is compressed once per change.
 */
export function indexPageReader({
  page,
  stunUrl,
  registration,
  hashes,
}: PageInput): (address?: Address) => Promise<IndexPage | null> {
  let last: { readonly html: string; readonly from: readonly (string | null)[] } | null = null;
  const variants = new Map<string, Promise<IndexPage>>();
  return async (address) => {
    const from = [await page.read(), hashes && (await hashes.read())];
    const [built = null, list = null] = from;
    if (built === null) return null;
    if (!last?.from.every((text, at) => text === from[at])) {
      variants.clear();
      last = { html: prepare(built, list), from };
    }
    const view = address ? publicViewAt(last.html, address.path) : null;
    const key = address ? `${view} ${address.excerpt}` : '';
    const known = variants.get(key);
    if (known) return known;
    if (variants.size === VARIANTS_MAX) variants.clear();
    const html = address ? withExcerpt(withShownViews(last.html, view), address.excerpt) : last.html;
    const made = compress(html).then((compressed) => ({ html, compressed }));
    variants.set(key, made);
    return made;
  };

  function prepare(built: string, list: string | null): string {
    const added = [
      ...(stunUrl ? [`<meta name="stun" content="${stunUrl}">`] : []),
      ...(registration === 'open' ? [] : [`<meta name="registration" content="${registration}">`]),
    ];
    const named = built.replace('</head>', `${added.join('')}</head>`);
    return hashes ? requireHashes(named, list) : named;
  }
}

/** Inserts the excerpt before the scripts, of which the first looks for it and the last reads it. */
const withExcerpt = (html: string, excerpt: string) =>
  excerpt === '' ? html : html.replace('<title>', (title) => `<meta name="registry" content='${excerpt}'>${title}`);

/** Shown in place of the dashboard if it has not been built yet. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Frontdesk</title>
<h1>The dashboard is not built yet</h1>
<p>The API is running. Run <code>npm run build</code> in the project's folder, then load this page again.</p>
`;
