import * as v from 'valibot';

const MANIFEST_TIMEOUT_MS = 15_000;

/** The part of `mf-manifest.json` that says where the entry script is and under which global it registers. */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
});

/** An entry script and the global it registers its container under. */
export interface RemoteEntry {
  readonly url: string;
  readonly globalName: string;
}

/** The manifest answered, but is none. */
export class InvalidManifestError extends Error {
  override readonly name = 'InvalidManifestError';
}

/** Follows `entry` to the script: it is one already, or a manifest that names one beside itself. */
export async function resolveEntry(name: string, entry: string): Promise<RemoteEntry> {
  const url = new URL(entry, document.baseURI);
  if (!url.pathname.endsWith('.json')) return { url: url.href, globalName: name };
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Failed to fetch ${url.pathname}: error ${response.status}`);
  const manifest = v.safeParse(manifestSchema, await response.json().catch(() => null));
  if (!manifest.success) throw new InvalidManifestError(`${url.pathname} is not a federation manifest`);
  const { globalName, remoteEntry } = manifest.output.metaData;
  return { url: new URL(`${remoteEntry.path}${remoteEntry.name}`, url).href, globalName };
}
