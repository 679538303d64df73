import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Federation } from './entries';
import type { LoadFailure } from './load-failure';

export interface RemoteLoaderOptions {
  /** Looks up releases when a file is missing. */
  readonly registry: {
    refresh(): Promise<void>;
    find(name: string): RegisteredRemote | undefined;
  };
  /** Called with every failure that a person sees. */
  readonly report: (failure: LoadFailure) => void;
  /** The contract version that remotes must fit. Default: this host's. */
  readonly contract?: string;
  /** Each in milliseconds. Defaults: 120,000 for entries and pages (spec section 9.6), 15,000 for manifests. */
  readonly entryTimeoutMs?: number;
  readonly pageTimeoutMs?: number;
  readonly manifestTimeoutMs?: number;
  /**
   * How long a page may still take, in milliseconds, after a shared group failed and the page's own groups are not
   * known. Default: 2,000.
   */
  readonly groupGraceMs?: number;
  /** Default: federation's runtime. */
  readonly federation?: Federation & { readonly loadRemote: typeof loadRemote };
}

export const LOADER_DEFAULTS = {
  contract: CONTRACT_VERSION,
  entryTimeoutMs: 120_000,
  pageTimeoutMs: 120_000,
  manifestTimeoutMs: 15_000,
  groupGraceMs: 2_000,
  federation: { loadRemote, registerPlugins, registerRemotes },
} as const;
