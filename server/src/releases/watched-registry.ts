import * as v from 'valibot';

/** A rollout in `remotes.json` that the site may end by itself. */
export interface WatchedEntry {
  readonly remote: string;
  readonly since: string;
  readonly version: string;
  readonly previousVersion: string;
}

/** Browsers truncate a version that is longer than this. */
const VERSION_MAX = 50;
const version = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, VERSION_MAX)),
);
const entryReader = v.object({
  name: v.string(),
  version,
  halt: v.literal(true),
  since: v.string(),
  rollout: v.pipe(v.number(), v.gtValue(0)),
  previous: v.object({ version }),
});
const registryReader = v.looseObject({ remotes: v.array(v.unknown()) });

/** Reads the watched rollouts of the registry. Two releases with the same version cannot be distinguished, so neither is watched. */
export function watchedEntries(registry: string): WatchedEntry[] {
  if (!registry.includes('"halt"')) return [];
  return remotesIn(registry).flatMap((remote) => {
    const entry = entryOf(remote);
    return entry ? [entry] : [];
  });
}

/** Returns the registry with a share of 0 for the rollouts that were ended. */
export function haltedRegistry(registry: string, isHalted: (entry: WatchedEntry) => boolean): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return registry;
  const remotes = parsed.output.remotes.map((remote) => {
    const entry = entryOf(remote);
    return entry && isHalted(entry) ? { ...(remote as object), rollout: 0 } : remote;
  });
  return JSON.stringify({ ...parsed.output, remotes });
}

function remotesIn(registry: string): readonly unknown[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  return parsed.success ? parsed.output.remotes : [];
}

function entryOf(remote: unknown): WatchedEntry | null {
  const read = v.safeParse(entryReader, remote);
  if (!read.success) return null;
  const { name, since, previous } = read.output;
  if (read.output.version === previous.version) return null;
  return { remote: name, since, version: read.output.version, previousVersion: previous.version };
}
