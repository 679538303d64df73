import { isSiteAddress } from '@frontdesk/shared/endpoints/site-addresses';
import * as v from 'valibot';

const registryReader = v.object({ remotes: v.array(v.unknown()) });
const entryReader = v.object({ api: v.record(v.string(), v.unknown()) });
const pagesReader = v.object({ routes: v.array(v.object({ path: v.string() })) });

/** The servers that remotes declare to be their own. */
export interface RemoteApis {
  /** Other origins that pages may call. */
  readonly origins: readonly string[];
  /** Path prefixes on this site that a proxy in front of it forwards elsewhere. */
  readonly prefixes: readonly string[];
  /** The paths of the remotes' pages, which take precedence over the prefixes. */
  readonly pages: readonly string[];
}

/** Reads them from `remotes.json`. Skips values that are not an origin or a path, because they end up in a header. */
export function remoteApis(registry: string): RemoteApis {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return { origins: [], prefixes: [], pages: [] };
  const apis = parsed.output.remotes.flatMap((remote) => {
    const read = v.safeParse(entryReader, remote);
    return read.success ? [read.output.api] : [];
  });
  return {
    origins: [...new Set(apis.flatMap(({ origin }) => originOf(origin)))],
    prefixes: apis.flatMap(({ prefix }) => (isPrefix(prefix) ? [prefix] : [])),
    pages: parsed.output.remotes.flatMap((remote) => {
      const read = v.safeParse(pagesReader, remote);
      return read.success ? read.output.routes.map(({ path }) => path) : [];
    }),
  };
}

const isPrefix = (prefix: unknown): prefix is string =>
  typeof prefix === 'string' && /^\/[\w.-]/.test(prefix) && !isSiteAddress(prefix);

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) return [];
  return [new URL(address).origin];
}

/** Returns whether `path` is at or below a prefix, and is not the path of a page. */
export function isRemoteCall(path: string, { prefixes, pages }: Pick<RemoteApis, 'prefixes' | 'pages'>): boolean {
  return isBelowPrefix(path, prefixes) && !pages.some((page) => patternOf(page).test(path));
}

function isBelowPrefix(path: string, prefixes: readonly string[]): boolean {
  const wanted = path.toLowerCase();
  return prefixes.some((prefix) => {
    const own = prefix.toLowerCase().replace(/\/+$/, '');
    return wanted === own || wanted.startsWith(`${own}/`);
  });
}

/**
 * Returns the pattern of a page's path, where `:name` matches a segment, `?` makes a segment optional, and `*` matches
 * the rest.
 */
function patternOf(page: string): RegExp {
  const segments = page.split('/').filter(Boolean);
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const name = segment.replace(/\?$/, '');
    const one = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return name === segment ? one : `(?:${one})?`;
  });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}
