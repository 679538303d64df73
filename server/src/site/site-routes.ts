import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { CALLS_HEADER, REPORTS_HEADER } from '@frontdesk/shared/endpoints/reports-header';
import { isSiteCall } from '@frontdesk/shared/endpoints/site-addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { inReadersLanguage } from '../http/answer-language';
import { PAGE_HEADERS } from '../http/security-headers';
import type { Rollouts } from '../releases/self-halting';
import type { Sentence } from '../words/translate';
import { cacheControlOf, crossOriginHeadersOf, withoutDocumentHeaders } from './cache-headers';
import { contentSecurityPolicy, remoteOrigins as originsOf, remoteFolders } from './content-security-policy';
import { type IndexPage, indexPageReader, NOT_BUILT_PAGE, pageLanguagesOf } from './index-page';
import { excerptReader } from './registry-excerpt';
import { registryReader } from './registry-file';
import { isRemoteCall, remoteApis } from './remote-apis';
import { INTEGRITY_FILE, INTEGRITY_POLICY } from './require-integrity';
import { WatchedFile } from './watched-file';

const decompress = promisify(brotliDecompress);

interface SiteServices {
  /** `remotes.json` as it is on disk. */
  readonly registryFile: WatchedFile;
  readonly rollouts: Rollouts;
}

/** When an SVG is opened as a separate page, it may only show its picture. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the built dashboard: its files under /admin/, and its one page at every other address. */
export async function siteRoutes(
  app: FastifyInstance,
  {
    siteDir,
    stunUrl,
    registration,
    remoteOrigins,
    requiresIntegrity,
  }: Pick<Config, 'siteDir' | 'stunUrl' | 'registration' | 'remoteOrigins' | 'requiresIntegrity'>,
  { registryFile: registry, rollouts }: SiteServices,
): Promise<void> {
  const root = join(siteDir, 'admin');
  /** Returns a function that reads the page in a language. */
  const readerOf = (infix: string) => {
    const read = indexPageReader({
      page: new WatchedFile(join(root, `index${infix}.html`)),
      stunUrl,
      registration,
      hashes: requiresIntegrity ? new WatchedFile(join(root, INTEGRITY_FILE)) : null,
    });
    const translations = infix === '' ? null : new WatchedFile(join(root, `remotes${infix}.json`));
    const excerpt = excerptReader();
    return async (path: string | null) => {
      if (path === null) return read();
      const lists = {
        registry: (await registry.read()) ?? '',
        translations: translations && (await translations.read()),
      };
      return read({ path, excerpt: excerpt(lists, path) });
    };
  };
  const readers = new Map([['en', readerOf('')]]);
  /** Reads the page for a path in a language; null for a language that the site does not have. */
  const readTranslated = async (language: string, path: string | null): Promise<IndexPage | null> => {
    const read = readers.get(language) ?? readerOf(`.${language}`);
    const page = await read(path);
    // Only for languages whose files exist, because a request may name any language.
    if (page !== null) readers.set(language, read);
    return page;
  };
  const readRegistry = registryReader(
    () => rollouts.servedRegistry(),
    requiresIntegrity ? { integrity: 'required' } : {},
  );

  await app.register(fastifyStatic, {
    root,
    prefix: '/admin/',
    index: false,
    redirect: false,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    // An ETag is enough for a dozen small scripts.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      withoutDocumentHeaders(reply);
      // The type is chosen by the address, because the file may be a compressed copy.
      if (/\.svg$/i.test(pathOf(reply.request.url) ?? '')) reply.header('content-security-policy', PICTURE_POLICY);
      reply.header('cache-control', cacheControlOf(path));
      reply.headers(crossOriginHeadersOf(reply.request.url));
    },
  });

  /** Sends the page for the requested address, or the whole page if its language is part of the address. */
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, named?: string) => {
    const path = named ? null : (request.url.split('?', 1)[0] ?? '');
    let page: IndexPage | null = null;
    for (const language of [...(named ? [named] : pageLanguagesOf(request)), 'en'])
      page ??= await readTranslated(language, path);
    reply.headers({
      'cache-control': 'no-cache, must-revalidate',
      vary: 'accept-encoding, accept-language, cookie',
    });
    reply.type('text/html; charset=utf-8');
    if (page === null) return reply.code(503).headers(PAGE_HEADERS).send(NOT_BUILT_PAGE);
    const listed = (await registry.read()) ?? '';
    const previewed = await readPreviewed(root, request);
    const policy = contentSecurityPolicy({
      indexHtml: page.html,
      remoteOrigins: [...new Set([...remoteOrigins, ...originsOf(listed), ...originsOf(previewed)])],
      fetched: [listed, previewed].flatMap((text) => [...remoteFolders(text), ...remoteApis(text).origins]),
      host: request.host,
    });
    // A remote that has moved changes the policy, and a cached page would still use the old one.
    const etag = `"${createHash('sha256').update(page.html).update(policy).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'content-security-policy': policy });
    if (request.headers['if-none-match'] === etag) {
      withoutDocumentHeaders(reply);
      return reply.code(304).send();
    }
    reply.headers({ ...PAGE_HEADERS, ...(requiresIntegrity && INTEGRITY_POLICY) });
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    return reply.header('content-encoding', 'br').send(page.compressed);
  };

  app.get('/admin/remotes.json', async (request, reply) => {
    const file = await readRegistry();
    withoutDocumentHeaders(reply);
    if (file === null) return reply.callNotFound();
    reply.headers({ 'cache-control': cacheControlOf('remotes.json'), vary: 'accept-encoding', etag: file.etag });
    reply.header(REPORTS_HEADER, '1');
    const calls = requiredCalls(file.text).filter((url) => app.hasRoute({ method: 'GET', url }));
    if (calls.length > 0) reply.header(CALLS_HEADER, calls.map((url) => `GET ${url}`).join(', '));
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.text);
    return reply.header('content-encoding', 'br').send(file.compressed);
  });
  app.get('/', (request, reply) => sendPage(request, reply));
  app.get('/admin/', (request, reply) => sendPage(request, reply));
  // An address that names a page returns that page, whatever the browser prefers.
  app.get('/admin/index.html', (request, reply) => sendPage(request, reply, 'en'));
  app.get<{ Params: { language: string } }>('/admin/index.:language(^[a-z]{2,3}$).html', async (request, reply) => {
    const { language } = request.params;
    const isKnown = (await readTranslated(language, null)) !== null;
    return isKnown ? sendPage(request, reply, language) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const say = (sentence: Sentence) => reply.send({ message: inReadersLanguage(request, reply, [sentence]).join() });
    if (path === null) {
      reply.code(400);
      return say('The address of this call cannot be read.');
    }
    const isCall = isSiteCall(path) || isRemoteCall(path, remoteApis((await registry.read()) ?? ''));
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall && !isMissingFile(path);
    if (isPage) return sendPage(request, reply);
    const script = path.startsWith('/admin/') && path.endsWith('.js') ? await unpacked(root, path.slice(7)) : null;
    if (script) {
      withoutDocumentHeaders(reply);
      reply.headers({ 'cache-control': cacheControlOf(path), vary: 'accept-encoding', ...crossOriginHeadersOf(path) });
      return reply.type('text/javascript; charset=utf-8').send(script);
    }
    reply.code(404).headers({ 'cache-control': 'no-store', ...crossOriginHeadersOf(path) });
    return say('There is nothing at this address.');
  });
}

/** The addresses of the calls that the registry's remotes require, without duplicates. */
function requiredCalls(registry: string): string[] {
  const found = registry.matchAll(/"requires":"GET (\/[\w/:.-]+)"/g);
  return [...new Set([...found].map(([, url]) => url ?? ''))];
}

/** Reads the release that the link of a preview names, as a registry; empty for another page. */
async function readPreviewed(root: string, { query }: FastifyRequest): Promise<string> {
  const { preview } = query as { preview?: unknown };
  const [, name, id] = /^([a-z][a-z0-9-]*)@([0-9a-f]{16})$/.exec(String(preview)) ?? [];
  if (!name) return '';
  const entry = await readFile(join(root, 'remotes', name, `release.${id}.json`), 'utf8').catch(() => '');
  return entry && `{"remotes":[${entry}]}`;
}

/**
 * Returns a script for a client that does not accept brotli, of a site whose files are packed for production: these
 * include only compressed scripts. Null if there is no such script.
 */
async function unpacked(root: string, name: string): Promise<Buffer | null> {
  const file = normalize(join(root, `${name}.br`));
  if (!file.startsWith(root + sep)) return null;
  const content = await readFile(file).catch(() => null);
  return content && decompress(content);
}

/** Returns the plain path: decoded, without an origin, query or doubled slashes. Null for an unreadable address. */
function pathOf(url: string): string | null {
  if (!URL.canParse(url, 'http://localhost')) return null;
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1);
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

/**
 * Missing files get 404: if the page were sent instead, a missing script would cause a white screen instead of a
 * reported error.
 */
const isMissingFile = (path: string) =>
  /^\/admin\/(?:remotes\/|.*\.[a-z0-9]{1,10}$)/i.test(path) || /^\/(?:favicon\.ico|robots\.txt)$/.test(path);
