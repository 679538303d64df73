import { type RegisteredRemote, readRegisteredRemote, readRegistryList } from '@frontdesk/shared/contract';
import { DeadlineError } from './deadline';
import type { LoadFailure } from './load-failure';

const REGISTRY_URL = '/admin/remotes.json';
const REGISTRY_TIMEOUT_MS = 15_000;

/** What the registry says: the remotes that can be used, and why others cannot. */
export interface Registry {
  readonly remotes: readonly RegisteredRemote[];
  readonly rejected: readonly LoadFailure[];
}

export type RegistryResult = ({ readonly ok: true } & Registry) | { readonly ok: false; readonly failure: LoadFailure };

declare global {
  /** The answer that index.html asked for before any script ran; used once. */
  var frontdeskRegistry: Promise<Response> | undefined;
}

/** Asks for the registry anew. Never throws: a registry that cannot be had is a value that says why. */
export async function readRegistry(): Promise<RegistryResult> {
  try {
    const early = globalThis.frontdeskRegistry;
    globalThis.frontdeskRegistry = undefined;
    const response = await (early ??
      fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) }));
    if (!response.ok) return failed('missing', `The list of this site's parts is missing (error ${response.status}).`);
    const registry = readRegistryList(await response.json().catch(() => null));
    if (!registry.ok) return failed('invalid', "The list of this site's parts cannot be read.");
    return { ok: true, ...sort(registry.value) };
  } catch (error) {
    const isLate = error instanceof DeadlineError || (error instanceof Error && error.name === 'TimeoutError');
    return isLate
      ? failed('timeout', "The list of this site's parts did not arrive in time.", error)
      : failed('missing', "The list of this site's parts could not be fetched.", error);
  }
}

/** Checks each entry by itself: a broken one, or one that claims a name or path already taken, costs only itself. */
function sort(entries: readonly unknown[]): Registry {
  const remotes: RegisteredRemote[] = [];
  const rejected: LoadFailure[] = [];
  const taken = new Map<string, string>();
  for (const entry of entries) {
    const read = readRegisteredRemote(entry);
    if (!read.ok) {
      rejected.push(invalid(entry, read.problem));
      continue;
    }
    const clash = read.value.routes.find((route) => taken.has(route.path.toLowerCase()));
    if (clash) {
      const owner = taken.get(clash.path.toLowerCase());
      rejected.push(invalid(entry, `${clash.path} is already taken by ${owner}.`));
      continue;
    }
    for (const route of read.value.routes) taken.set(route.path.toLowerCase(), read.value.name);
    remotes.push(read.value);
  }
  return { remotes, rejected };
}

function invalid(entry: unknown, message: string): LoadFailure {
  const { name, version } = (entry ?? {}) as { name?: unknown; version?: unknown };
  return {
    kind: 'invalid',
    step: 'registry',
    remote: String(name ?? 'unnamed'),
    version: String(version ?? 'unknown'),
    message,
  };
}

function failed(kind: LoadFailure['kind'], message: string, cause?: unknown): RegistryResult {
  return { ok: false, failure: { kind, step: 'registry', remote: 'registry', version: '-', message, cause } };
}
