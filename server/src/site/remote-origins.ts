import * as v from 'valibot';

const registryReader = v.object({ remotes: v.array(v.unknown()) });
const entryReader = v.object({ entry: v.string() });

/** The other origins that `remotes.json` names; none when it cannot be read, which the host then says itself. */
export function remoteOrigins(registry: string): string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registryReader), registry);
  if (!parsed.success) return [];
  const origins = parsed.output.remotes.flatMap((remote) => {
    const read = v.safeParse(entryReader, remote);
    return read.success && /^https?:\/\//.test(read.output.entry) && URL.canParse(read.output.entry)
      ? [new URL(read.output.entry).origin]
      : [];
  });
  return [...new Set(origins)];
}
