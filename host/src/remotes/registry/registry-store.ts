import { create } from 'zustand';
import type { LoadFailure } from '../failure/load-failure';
import { reportFailure } from '../failure/report-failure';
import { hasOverrides } from '../overrides/has-overrides';
import { readRemoteChoices } from '../overrides/remote-choices';
import { readRegistry } from './read-registry';
import type { Registry } from './sort-registry';

interface RegistryState {
  /** The latest registry. Null until it has been read once. */
  readonly registry: Registry | null;
  /** The first registry that this tab read. */
  readonly opened: Registry | null;
  /** Names of the remotes that are turned off in this browser. */
  readonly disabled: readonly string[];
  /** Why the last read failed; the previous registry stays in use. */
  readonly failure: LoadFailure | null;
  /** Reads the registry again; reads that overlap share a request. */
  refresh(): Promise<void>;
}

let reading: Promise<void> | null = null;

export const useRegistry = create<RegistryState>(() => ({
  registry: null,
  opened: null,
  disabled: [],
  failure: null,
  refresh() {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  },
}));

async function read(): Promise<void> {
  const result = await readRegistry();
  if (!result.ok) {
    reportFailure(result.failure);
    return useRegistry.setState({ failure: result.failure });
  }
  const { disabled } = readRemoteChoices();
  const registry = hasOverrides()
    ? await (await import(/* webpackChunkName: "rare" */ './override-remotes')).overrideRemotes(result.registry)
    : result.registry;
  registry.failures.forEach(reportFailure);
  useRegistry.setState(({ opened }) => ({ registry, opened: opened ?? result.registry, disabled, failure: null }));
}
