import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { noHash } from '../../messages/trouble';
import { loadFailure, readFailure } from '../failure/load-failure';
import { hashOf, scriptKey } from '../failure/script-hashes';
import type { RefusedRoute, Registry } from './sort-registry';

const HASHES_URL = '/admin/integrity.json';
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Refuses every remote with an entry or a page script that has no hash, before any of its code runs. Throws when the
 * list of hashes must be read again and that fails.
 */
export async function requireHashes(registry: Registry): Promise<Registry> {
  registry.remotes.forEach(takeListed);
  // The page contains the hashes for the registry that was live when it opened.
  if (registry.remotes.some((remote) => problemOf(remote) !== null)) await readHashes();
  const remotes: RegisteredRemote[] = [];
  const refused: RefusedRoute[] = [];
  const failures = [...registry.failures];
  for (const remote of registry.remotes) {
    const message = problemOf(remote);
    if (message === null) {
      remotes.push(remote);
      continue;
    }
    const failure = loadFailure(remote, 'registry', undefined, { kind: 'invalid', message });
    failures.push(failure);
    for (const { path, access } of remote.routes) refused.push({ path, access, failure, isTaken: false });
  }
  return { ...registry, remotes, refused: [...registry.refused, ...refused], failures };
}

/** A handwritten registry may list the hashes of further scripts. */
function takeListed({ integrity = {} }: RegisteredRemote): void {
  for (const [address, hash] of Object.entries(integrity)) addHash(address, hash);
}

async function readHashes(): Promise<void> {
  const answer = await fetch(HASHES_URL, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  const read = (answer.ok && (await answer.json().catch(readFailure))) || {};
  for (const [address, hash] of Object.entries({ ...read.earlier, ...read.live })) addHash(address, hash);
}

function addHash(address: string, hash: unknown): void {
  if (URL.canParse(address, location.origin)) globalThis.frontdeskHashes?.set(scriptKey(address), String(hash));
}

function problemOf({ entry, integrity, routes }: RegisteredRemote): string | null {
  if (!integrity?.[entry]) return noHash(null);
  const folder = new URL(entry, location.origin);
  const scripts = routes.flatMap(({ preload }) => preload?.js ?? []);
  const unknown = globalThis.frontdeskHashes && scripts.find((file) => !hashOf(new URL(file, folder).href));
  return unknown ? noHash(unknown) : null;
}
