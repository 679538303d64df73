import { create } from 'zustand';
import type { LoadFailure } from './load-failure';
import { type Registry, readRegistry } from './read-registry';
import { reportFailure } from './report-failure';

interface RegistryState {
  /** Null until the registry has been read once. */
  readonly registry: Registry | null;
  /** Why the last reading failed; what was read before stays in use. */
  readonly failure: LoadFailure | null;
  /** Reads the registry anew; readings that overlap are one. */
  refresh(): Promise<void>;
}

let reading: Promise<void> | null = null;

/** What the registry last said. */
export const useRegistry = create<RegistryState>((set) => ({
  registry: null,
  failure: null,
  refresh() {
    reading ??= readRegistry()
      .then((result) => {
        if (result.ok) {
          result.rejected.forEach(reportFailure);
          set({ registry: { remotes: result.remotes, rejected: result.rejected }, failure: null });
        } else {
          reportFailure(result.failure);
          set({ failure: result.failure });
        }
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  },
}));
