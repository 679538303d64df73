import { getInstance } from '@module-federation/runtime';
import { GroupError } from '../failure/load-failure';

type Get = () => Promise<() => unknown> | (() => unknown);

/**
 * Makes shared groups wait instead of failing. Federation never retries a shared module that failed, and every remote
 * gets the stored failure (https://github.com/module-federation/core/issues/5068); a module that is still loading can
 * be retried until it loads.
 */
export class SharedGroups {
  /** Retry functions, one for each group that failed to load. */
  readonly #retries = new Set<() => void>();
  readonly #listeners = new Set<(error: GroupError) => void>();

  /**
   * `graceMs` is how long a page may still take after a group failed when its needed groups are unknown, because it
   * may not need that group.
   */
  constructor(private readonly graceMs: number) {}

  /** Wraps the functions with which federation loads the groups. Called once, before anything is loaded. */
  keepWaiting(): void {
    const host = getInstance();
    const named = [
      ...Object.entries(host?.options.shared ?? {}),
      ...Object.entries(host?.shareScopeMap['default'] ?? {}),
    ];
    // The share scope often contains the same objects as the options.
    const seen = new Set<object>();
    for (const [name, versions] of named) {
      for (const shared of Object.values(versions)) {
        if (seen.has(shared)) continue;
        seen.add(shared);
        shared.get = this.#persistently(name, shared.get as Get) as never;
      }
    }
  }

  reset(): void {
    this.#retries.clear();
    this.#listeners.clear();
  }

  #persistently(name: string, get: Get): Get {
    const getAgain = async (cause: unknown): Promise<() => unknown> => {
      const error = new GroupError(name, cause);
      await new Promise<void>((resolve) => {
        this.#retries.add(resolve);
        for (const tell of this.#listeners) tell(error);
      });
      try {
        return await get();
      } catch (again) {
        return getAgain(again);
      }
    };
    let underWay: Promise<() => unknown> | null = null;
    return () => {
      if (underWay) return underWay;
      const first = get();
      if (!(first instanceof Promise)) return first;
      underWay = first.catch(getAgain);
      return underWay;
    };
  }

  /**
   * Runs `work` and retries all missing groups. Rejects with a `GroupError` when a needed group fails in the meantime.
   * `needs` lists the groups by their short names (`data`, `form`); without it, every group counts as needed.
   */
  async unlessOneFails<T>(work: () => Promise<T>, needs?: readonly string[]): Promise<T> {
    for (const retry of this.#retries) retry();
    this.#retries.clear();
    let listener: (error: GroupError) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => {
      listener = (error) => {
        if (!needs) setTimeout(reject, this.graceMs, error);
        else if (needs.includes(error.group)) reject(error);
      };
      this.#listeners.add(listener);
    });
    try {
      return await Promise.race([work(), failed]);
    } finally {
      this.#listeners.delete(listener);
    }
  }
}

/**
 * Loads the shared groups that are fetched on demand. Federation provides a group to remotes only if the host imports
 * it somewhere, so every lazy group of `shared-modules.ts` is listed here. The page preloads the files by their chunk
 * names.
 */
export const lazyGroups = {
  query: () => import(/* webpackChunkName: "group-query" */ '@frontdesk/shared/query'),
  schema: () => import(/* webpackChunkName: "group-schema" */ '@frontdesk/shared/schema'),
  form: () => import(/* webpackChunkName: "group-form" */ '@frontdesk/shared/ui/form'),
  overlay: () => import(/* webpackChunkName: "group-overlay" */ '@frontdesk/shared/ui/overlay'),
  data: () => import(/* webpackChunkName: "group-data" */ '@frontdesk/shared/ui/data'),
  tabs: () => import(/* webpackChunkName: "group-tabs" */ '@frontdesk/shared/ui/tabs'),
  'file-drop': () => import(/* webpackChunkName: "group-file-drop" */ '@frontdesk/shared/ui/file-drop'),
} as const;
