import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { loadRemote, registerPlugins, registerRemotes, satisfy } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { noComponent, otherContract } from '../../messages/remote-loader';
import {
  chunkIn,
  DeadlineError,
  type Finding,
  type LoadFailure,
  type LoadStep,
  loadFailure,
  thrownFailure,
} from '../failure/load-failure';
import { Entries, type Entry, type Federation } from './entries';
import { identityOf, keyOf, type PageStatus, type RemoteStatus, stateOf } from './remote-status';
import { ScriptTrouble } from './script-trouble';
import { SharedGroups } from './shared-groups';

export interface RemoteLoaderOptions {
  /** Reads the registry again when a file is missing, in case of a new release. */
  readonly registry: {
    refresh(): Promise<void>;
    find(name: string): RegisteredRemote | undefined;
  };
  /** Called with every failure that the user sees. */
  readonly report: (failure: LoadFailure) => void;
  /** The contract version that remotes must be compatible with. Default: this host's. */
  readonly contract?: string;
  /** Each in milliseconds. Defaults: 120,000 for entries and pages (spec section 9.6), 15,000 for manifests. */
  readonly entryTimeoutMs?: number;
  readonly pageTimeoutMs?: number;
  readonly manifestTimeoutMs?: number;
  /**
   * How long a page may still take, in milliseconds, after a shared group failed and it is unknown which groups
   * the page needs. Default: 2,000.
   */
  readonly groupGraceMs?: number;
  /** Default: federation's runtime. */
  readonly federation?: Federation & { readonly loadRemote: typeof loadRemote };
}

const DEFAULTS = {
  contract: CONTRACT_VERSION,
  entryTimeoutMs: 120_000,
  pageTimeoutMs: 120_000,
  manifestTimeoutMs: 15_000,
  groupGraceMs: 2_000,
  federation: { loadRemote, registerPlugins, registerRemotes },
} as const;

export type LoadedPage =
  | { readonly ok: true; readonly Page: ComponentType }
  | { readonly ok: false; readonly failure: LoadFailure };

/** `address` is the address of the file that failed. */
type Attempt = LoadedPage & { readonly address?: string };

/**
 * Loads remotes' pages in steps: checks the contract, resolves the entry, loads it, loads the page, and checks that it
 * is a component. Never throws: a failed step returns a `LoadFailure`.
 */
export class RemoteLoader {
  /** The status of each remote, by name. Contains only remotes that were opened. */
  readonly useStatus = create<Readonly<Record<string, RemoteStatus>>>(() => ({}));
  readonly groups: SharedGroups;
  readonly #options: RemoteLoaderOptions & typeof DEFAULTS;
  readonly #entries: Entries;
  readonly #trouble = new ScriptTrouble();
  /** Loads in progress, by `keyOf`. */
  readonly #loads = new Map<string, Promise<LoadedPage | null>>();
  /** Pages that were prefetched and have not been opened, by `keyOf`. */
  readonly #prefetched = new Map<string, PageStatus & { readonly ms: number }>();

  constructor(options: RemoteLoaderOptions) {
    this.#options = { ...DEFAULTS, ...options } as RemoteLoaderOptions & typeof DEFAULTS;
    this.#entries = new Entries(this.#options.federation, this.#options);
    this.groups = new SharedGroups(this.#options.groupGraceMs);
  }

  /** Installs the hooks into the browser and federation. Called once, when the host starts. */
  start(): void {
    this.#trouble.listen();
    this.#entries.start();
    this.groups.keepWaiting();
  }

  /** Clears all state, for tests. */
  reset(): void {
    this.#entries.reset();
    this.#trouble.reset();
    this.groups.reset();
    this.#loads.clear();
    this.#prefetched.clear();
    this.useStatus.setState({}, true);
  }

  /**
   * Loads a page and stores the result. When a file is missing, refreshes the registry and retries, because an open tab
   * requests deleted files after a release. Retries again only if an attempt fails at another step: the browser answers
   * the first request for each file from its early preload, even if that failed. Returns null when the registry has
   * moved the remote, because its new entry is shown instead.
   */
  load(remote: RegisteredRemote, page: string): Promise<LoadedPage | null> {
    const key = keyOf(remote, page);
    const underWay = this.#loads.get(key) ?? this.#load(remote, page).finally(() => this.#loads.delete(key));
    this.#loads.set(key, underWay);
    return underWay;
  }

  /**
   * Loads a page before the user opens it, so that it is ready in the first frame. Notes and reports nothing; opening
   * the page does.
   */
  async prefetch(remote: RegisteredRemote, page: string): Promise<void> {
    const begun = performance.now();
    const loaded = await this.#attempt(remote, page);
    // It may have been opened meanwhile.
    if (loaded.ok && !this.statusOf(remote, page)) {
      const ms = performance.now() - begun;
      this.#prefetched.set(keyOf(remote, page), { is: 'ready', Page: loaded.Page, ms });
    }
  }

  /** Notes a prefetched page as loaded when it is shown; loads any other page, also one that failed before. */
  open(remote: RegisteredRemote, page: string): void {
    const key = keyOf(remote, page);
    const prefetched = this.#prefetched.get(key);
    this.#prefetched.delete(key);
    const status = this.statusOf(remote, page);
    // The same object, so that the page is not rendered again. It may have thrown already.
    if (prefetched) {
      if (!status) this.#noteReady(remote, page, prefetched, prefetched.ms);
    } else if (status?.is !== 'ready') void this.load(remote, page);
  }

  /** Refreshes the registry and loads a page again. Reruns the entry script if the page threw while rendering. */
  async retry(remote: RegisteredRemote, page: string): Promise<void> {
    const status = this.statusOf(remote, page);
    const hasThrown = status?.is === 'failed' && status.failure.step === 'render';
    if (hasThrown) this.#entries.forget(remote.name);
    this.#note(remote, page, { is: 'loading' });
    await this.#options.registry.refresh();
    const newest = this.#options.registry.find(remote.name) ?? remote;
    if (keyOf(newest, page) !== keyOf(remote, page)) this.#note(remote, page, undefined);
    await this.load(newest, page);
  }

  statusOf(remote: RegisteredRemote, page: string): PageStatus | undefined {
    const key = keyOf(remote, page);
    return this.useStatus.getState()[remote.name]?.pages[key] ?? this.#prefetched.get(key);
  }

  /** Stores and reports that a page threw while rendering. `info` is React's information about it. */
  noteThrown(remote: RegisteredRemote, page: string, cause: unknown, info?: Pick<LoadFailure, 'componentStack'>): void {
    const failure = { ...thrownFailure(remote, cause), ...info };
    this.#note(remote, page, { is: 'failed', failure });
    this.#options.report(failure);
  }

  async #load(remote: RegisteredRemote, page: string): Promise<LoadedPage | null> {
    const begun = performance.now();
    const { registry, report } = this.#options;
    this.#note(remote, page, { is: 'loading' });
    let loaded = await this.#attempt(remote, page);
    const failedSteps = new Set<LoadStep>();
    while (!loaded.ok && loaded.failure.kind === 'missing' && !failedSteps.has(loaded.failure.step)) {
      failedSteps.add(loaded.failure.step);
      await registry.refresh();
      const newest = registry.find(remote.name);
      if (newest && identityOf(newest) !== identityOf(remote)) {
        this.#note(remote, page, undefined);
        return null;
      }
      // The release is the same, but the registry may have corrected its hash.
      loaded = await this.#attempt(newest ?? remote, page);
    }
    if (loaded.ok) {
      this.#noteReady(remote, page, { is: 'ready', Page: loaded.Page }, performance.now() - begun);
      return loaded;
    }
    const failure = await this.explain(remote, loaded.failure, loaded.address);
    this.#note(remote, page, { is: 'failed', failure });
    report(failure);
    return { ok: false, failure };
  }

  async #attempt(remote: RegisteredRemote, page: string): Promise<Attempt> {
    const { contract, federation, pageTimeoutMs } = this.#options;
    let entry: Entry | undefined;
    const fail = (step: LoadStep, cause: unknown, finding?: Finding): Attempt => {
      const failure = loadFailure(remote, step, cause, finding);
      this.#prepareRetry(remote.name, failure, entry);
      return { ok: false, failure, address: chunkIn(cause) ?? entry?.url ?? remote.entry };
    };
    if (!fits(contract, remote.contract)) {
      const message = otherContract(remote.contract, contract);
      return fail('contract', undefined, { kind: 'incompatible', message });
    }
    let step: LoadStep = 'manifest';
    try {
      entry = await this.#entries.register(remote);
      step = entry.hasArrived ? 'page' : 'entry';
      void entry.arrived.then(() => {
        step = 'page';
      });
      const needs = remote.routes.find((route) => route.page === page)?.preload?.groups;
      const request = () => federation.loadRemote<Record<string, unknown>>(`${remote.name}/${page}`);
      const module = await withDeadline(this.groups.unlessOneFails(request, needs), pageTimeoutMs, entry.arrived);
      const Page = module?.[page] ?? module?.['default'];
      if (typeof Page === 'function') return { ok: true, Page: Page as ComponentType };
      return fail(step, undefined, {
        kind: 'invalid',
        message: noComponent(page),
      });
    } catch (error) {
      return fail(step, error);
    }
  }

  /** Resets everything that the next attempt must load again. The same container retries a missing page. */
  #prepareRetry(name: string, { step, kind }: LoadFailure, entry: Entry | undefined): void {
    if (step === 'page' && kind === 'missing') this.#entries.recheck(name);
    else if (step === 'entry' || (step === 'page' && kind !== 'timeout')) this.#entries.forget(name, entry);
  }

  /** Adds the reason, which the browser did not report, to a failure of the kind `missing`. */
  async explain(remote: RegisteredRemote, failure: LoadFailure, address = remote.entry): Promise<LoadFailure> {
    if (failure.kind !== 'missing' || !navigator.onLine) return failure;
    try {
      const { explainFailure } = await import(/* webpackChunkName: "rare" */ './explain-failure');
      const integrity = failure.step === 'entry' ? (remote.integrity?.[remote.entry] ?? '') : '';
      const finding = await explainFailure(address, integrity, this.#trouble);
      return finding ? loadFailure(remote, failure.step, failure.cause, finding) : failure;
    } catch {
      return failure;
    }
  }

  #noteReady(remote: RegisteredRemote, page: string, status: PageStatus, ms: number): void {
    this.#note(remote, page, status, this.useStatus.getState()[remote.name]?.loadMs ?? ms);
  }

  /** Stores the status of a page, from which the state of the remote is derived; `undefined` removes it. */
  #note(remote: RegisteredRemote, page: string, status: PageStatus | undefined, loadMs?: number): void {
    const { name, version } = remote;
    this.useStatus.setState((remotes) => {
      const { [keyOf(remote, page)]: _, ...others } = remotes[name]?.pages ?? {};
      const pages = status ? { ...others, [keyOf(remote, page)]: status } : others;
      const failed = status?.is === 'failed' && { lastFailure: status.failure };
      const known = { ...remotes[name], ...failed, ...(loadMs !== undefined && { loadMs }) };
      return { [name]: { ...known, state: stateOf(Object.values(pages)), version, pages } };
    });
  }
}

function fits(contract: string, range: string): boolean {
  try {
    return satisfy(contract, range);
  } catch {
    return false;
  }
}

/**
 * Resolves as `work` does, or rejects with a `DeadlineError` `ms` milliseconds after `begun` resolves. Federation's own
 * steps can wait forever.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, begun: Promise<void>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const deadline = new Promise<never>((_, reject) => {
    void begun.then(() => {
      if (isOver) return;
      timer = setTimeout(() => reject(new DeadlineError(`timeout: no answer within ${ms / 1000} seconds`)), ms);
    });
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
