import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The hash of an empty style element, to which a page adds its styles while it runs. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface PolicyInput {
  readonly indexHtml: string;
  /** Other origins from which remotes are loaded; pages may not send anything to them, except to `fetched`. */
  readonly remoteOrigins: readonly string[];
  /**
   * Addresses elsewhere from which pages may fetch: the origins of servers that remotes call, and the folders of their
   * entries.
   */
  readonly fetched?: readonly string[];
  /** Host and port as the browser sent them, for the hubs' sockets. */
  readonly host: string;
}

/** Builds the page's policy: only our own files, the page's inline code by hash, and known remotes may run. */
export function contentSecurityPolicy({ indexHtml, remoteOrigins, fetched = [], host }: PolicyInput): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The scan check's second decoder is WebAssembly; this allows only that, not `eval`.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineHashes(indexHtml, 'script'), ...remoteOrigins],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineHashes(indexHtml, 'style'), ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins],
    'font-src': ["'self'", 'data:', ...remoteOrigins],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sockets, ...new Set(fetched)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(inline)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

const registryReader = v.object({ remotes: v.array(v.unknown()) });
const entryReader = v.object({ entry: v.string(), previous: v.optional(v.object({ entry: v.string() })) });

/**
 * Returns the other origins in `remotes.json`, including the release that a rollout replaces. Returns none if the file
 * cannot be read; the host then reports that itself.
 */
export function remoteOrigins(registry: string): string[] {
  return [...new Set(entriesElsewhere(registry).map(({ origin }) => origin))];
}

/** Returns the folders of entries on other origins, from which a remote may fetch files such as WebAssembly. */
export function remoteFolders(registry: string): string[] {
  const folders = entriesElsewhere(registry).map((entry) => new URL('.', entry));
  // A semicolon or comma would end the directive.
  const safe = folders.filter(({ pathname }) => !/[;,]/.test(pathname));
  return [...new Set(safe.map(({ origin, pathname }) => origin + pathname))];
}

function entriesElsewhere(registry: string): URL[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return [];
  const entries = parsed.output.remotes.flatMap((remote) => {
    const read = v.safeParse(entryReader, remote);
    return read.success ? [read.output.entry, ...(read.output.previous ? [read.output.previous.entry] : [])] : [];
  });
  return entries.filter((entry) => /^https?:\/\//.test(entry) && URL.canParse(entry)).map((entry) => new URL(entry));
}
