import { bareContainerNameOf, isContainerName, type RegisteredRemote } from '@frontdesk/shared/contract';
import { readFailure } from './read-failure';

/** The part of `mf-manifest.json` that names the entry script and its global. */
interface Manifest {
  readonly metaData?: {
    readonly globalName?: unknown;
    readonly remoteEntry?: { readonly name?: unknown; readonly path?: unknown };
  };
}

/** An entry script and the global under which it registers its container. */
export interface RemoteEntry {
  readonly url: string;
  readonly globalName: string;
}

/** The address of a manifest answered with something else. */
export class InvalidManifestError extends Error {
  override readonly name = 'InvalidManifestError';
}

/**
 * Resolves a remote's `entry` to its script: `entry` is the script itself, or a manifest that names a script beside it.
 * Waits up to `timeoutMs` milliseconds for the manifest.
 */
export async function resolveEntry(
  { name, entry, globalName }: RegisteredRemote,
  timeoutMs: number,
): Promise<RemoteEntry> {
  const url = new URL(entry, document.baseURI);
  if (!url.pathname.endsWith('.json')) {
    return { url: url.href, globalName: globalName ?? bareContainerNameOf(name) };
  }
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Failed to fetch ${url.pathname}: error ${response.status}`);
  const { metaData } = ((await response.json().catch(readFailure)) ?? {}) as Manifest;
  const { name: file, path = '' } = metaData?.remoteEntry ?? {};
  if (typeof file !== 'string' || !isContainerName(metaData?.globalName)) {
    throw new InvalidManifestError(`${url.pathname} is not a federation manifest`);
  }
  return { url: new URL(`${path}${file}`, url).href, globalName: metaData.globalName };
}
