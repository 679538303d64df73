import * as v from 'valibot';

const registryReader = v.object({ remotes: v.array(v.unknown()) });
const entryReader = v.object({ entry: v.string(), previous: v.optional(v.object({ entry: v.string() })) });

/**
 * Returns the other origins in `remotes.json`, including the release that a rollout replaces. Returns none when it
 * cannot be read, which the host then reports itself.
 */
export function remoteOrigins(registry: string): string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return [];
  const entries = parsed.output.remotes.flatMap((remote) => {
    const read = v.safeParse(entryReader, remote);
    return read.success ? [read.output.entry, ...(read.output.previous ? [read.output.previous.entry] : [])] : [];
  });
  const addresses = entries.filter((entry) => /^https?:\/\//.test(entry) && URL.canParse(entry));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
