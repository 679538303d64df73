import { createHash } from 'node:crypto';

/** What the emotion library writes while a page runs: style elements that are empty when they are added. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface PolicyInput {
  readonly indexHtml: string;
  /** Origins, other than ours, that remotes are loaded from. */
  readonly remoteOrigins: readonly string[];
  /** Origins of servers that remotes call. */
  readonly apiOrigins?: readonly string[];
  /** Host and port as the browser wrote them, for the hubs' sockets. */
  readonly host: string;
}

/** The page's policy: nothing runs but our own files, the page's own inline code by its hash, and known remotes. */
export function contentSecurityPolicy({ indexHtml, remoteOrigins, apiOrigins = [], host }: PolicyInput): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The second decoder of the scan check is WebAssembly; this allows that alone, not `eval`.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineHashes(indexHtml, 'script'), ...remoteOrigins],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineHashes(indexHtml, 'style'), ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins],
    'font-src': ["'self'", 'data:', ...remoteOrigins],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sockets, ...new Set([...remoteOrigins, ...apiOrigins])],
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
