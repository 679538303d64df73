import * as v from 'valibot';

const registryReader = v.object({ remotes: v.array(v.unknown()) });
const entryReader = v.object({ api: v.record(v.string(), v.unknown()) });

/** The servers that remotes declare as their own. */
export interface RemoteApis {
  /** Other origins that pages may call. */
  readonly origins: readonly string[];
  /** Path prefixes of this site that a proxy in front of it sends elsewhere. */
  readonly prefixes: readonly string[];
}

/** Reads them from `remotes.json`. Skips whatever is not an origin or a path, because it ends up in a header. */
export function remoteApis(registry: string): RemoteApis {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return { origins: [], prefixes: [] };
  const apis = parsed.output.remotes.flatMap((remote) => {
    const read = v.safeParse(entryReader, remote);
    return read.success ? [read.output.api] : [];
  });
  return {
    origins: [...new Set(apis.flatMap(({ origin }) => originOf(origin)))],
    prefixes: apis.flatMap(({ prefix }) => (typeof prefix === 'string' && /^\/[\w.-]/.test(prefix) ? [prefix] : [])),
  };
}

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) return [];
  return [new URL(address).origin];
}

/** Returns whether `path` is at a prefix or below it. */
export function isBelowPrefix(path: string, prefixes: readonly string[]): boolean {
  const wanted = path.toLowerCase();
  return prefixes.some((prefix) => {
    const own = prefix.toLowerCase().replace(/\/+$/, '');
    return wanted === own || wanted.startsWith(`${own}/`);
  });
}
