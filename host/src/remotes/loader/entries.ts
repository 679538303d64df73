import { containerNameOf, isContainerName, type RegisteredRemote } from '@frontdesk/shared/contract';
import type { registerPlugins, registerRemotes } from '@module-federation/runtime';
import { InvalidManifestError, readFailure } from '../failure/load-failure';
import { identityOf } from './remote-status';

/** A remote's entry that is registered with federation. */
export interface Entry {
  /** The script's address, with the query `again` on a retry. */
  readonly url: string;
  /** Resolves when the script has run and provided its container. */
  readonly arrived: Promise<void>;
  readonly hasArrived: boolean;
}

interface Registration extends Entry {
  /** `identityOf` the remote; null when its manifest must be read again. */
  identity: string | null;
  readonly script: RemoteEntry;
  hasArrived: boolean;
  readonly arrive: () => void;
}

/** The part of federation's runtime that loads entries. */
export interface Federation {
  readonly registerRemotes: typeof registerRemotes;
  readonly registerPlugins: typeof registerPlugins;
}

interface Timeouts {
  readonly manifestTimeoutMs: number;
  readonly entryTimeoutMs: number;
}

/**
 * Registers with federation which entry script it loads for each remote. Federation itself loads and runs the scripts.
 */
export class Entries {
  readonly #registered = new Map<string, Registration>();
  readonly #registering = new Map<string, Promise<Registration>>();
  /** Failed attempts per script; the number in the retried address bypasses the cache and any request that hangs. */
  readonly #failures = new Map<string, number>();
  /** The hash of each script. It stays valid while another load replaces the registration. */
  readonly #hashes = new Map<string, string>();

  constructor(
    private readonly federation: Federation,
    private readonly timeouts: Timeouts,
  ) {}

  /** Hooks into federation's script loader: sets our time-out (its own is 20 s), hashes and CORS. */
  start(): void {
    this.federation.registerPlugins([
      {
        name: 'frontdesk-entries',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.src = url;
          script.integrity = this.#hashes.get(script.src) ?? '';
          if (new URL(script.src).origin !== location.origin) script.crossOrigin = 'anonymous';
          return { script, timeout: this.timeouts.entryTimeoutMs };
        },
        afterLoadEntry: async ({ remoteInfo, error }) => {
          if (error === undefined) this.#registered.get(remoteInfo.name)?.arrive();
        },
      },
    ]);
  }

  of(name: string): Entry | undefined {
    return this.#registered.get(name);
  }

  /** Registers the entry from the registry unless it is already registered. Reads the manifest if the entry is one. */
  register(remote: RegisteredRemote): Promise<Entry> {
    const identity = identityOf(remote);
    const known = this.#registered.get(remote.name);
    if (known?.identity === identity) return Promise.resolve(known);
    const underWay =
      this.#registering.get(identity) ??
      this.#resolve(remote, identity).finally(() => this.#registering.delete(identity));
    this.#registering.set(identity, underWay);
    return underWay;
  }

  async #resolve(remote: RegisteredRemote, identity: string): Promise<Registration> {
    const script = await resolveEntry(remote, this.timeouts.manifestTimeoutMs);
    const known = this.#registered.get(remote.name);
    if (known?.identity === null && known.script.url === script.url) {
      known.identity = identity;
      return known;
    }
    const failures = this.#failures.get(script.url);
    const url = failures ? `${script.url}${script.url.includes('?') ? '&' : '?'}again=${failures}` : script.url;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const registration: Registration = {
      url,
      script,
      identity,
      arrived,
      hasArrived: false,
      arrive() {
        registration.hasArrived = true;
        arrive();
      },
    };
    this.#registered.set(remote.name, registration);
    this.#hashes.set(url, remote.integrity?.[remote.entry] ?? '');
    this.federation.registerRemotes([{ name: remote.name, entry: url, entryGlobalName: script.globalName }], {
      force: true,
    });
    return registration;
  }

  /** Makes the next load read the manifest again. The container is kept if the manifest still names its script. */
  recheck(name: string): void {
    const registration = this.#registered.get(name);
    if (registration) registration.identity = null;
  }

  /**
   * Makes the next load run the entry script again, because a container remains broken once something in it has
   * thrown. Does nothing when another load has already replaced `failed`.
   */
  forget(name: string, failed?: Entry): void {
    const registration = this.#registered.get(name);
    if (!registration || (failed && failed !== registration)) return;
    this.#registered.delete(name);
    const { url } = registration.script;
    this.#failures.set(url, (this.#failures.get(url) ?? 0) + 1);
  }

  reset(): void {
    this.#registered.clear();
    this.#registering.clear();
    this.#failures.clear();
    this.#hashes.clear();
  }
}

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

/**
 * Resolves a remote's `entry` to its script: `entry` is the script itself, or a manifest that names a script next to
 * it. Waits up to `timeoutMs` milliseconds for the manifest.
 */
export async function resolveEntry(
  { name, entry, globalName }: RegisteredRemote,
  timeoutMs: number,
): Promise<RemoteEntry> {
  const url = new URL(entry, document.baseURI);
  if (!url.pathname.endsWith('.json')) {
    return { url: url.href, globalName: globalName ?? containerNameOf(name) };
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
