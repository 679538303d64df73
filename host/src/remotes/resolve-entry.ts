import { bareContainerNameOf, isContainerName, type RegisteredRemote } from '@frontdesk/shared/contract';
import { readFailure } from './read-failure';

/** The part of `mf-manifest.json` that says where the entry script is and under which global it registers. */
interface Manifest {
  readonly metaData?: {
    readonly globalName?: unknown;
    readonly remoteEntry?: { readonly name?: unknown; readonly path?: unknown };
  };
}

/** An entry script and the global it registers its container under. */
export interface RemoteEntry {
  readonly url: string;
  readonly globalName: string;
}

/** The manifest answered, but is none. */
export class InvalidManifestError extends Error {
  override readonly name = 'InvalidManifestError';
}

/**
 * Follows a remote's `entry` to the script: it is one already, or a manifest that names one beside itself. A manifest has
 * `timeoutMs` milliseconds.
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
