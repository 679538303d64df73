import { getInstance } from '@module-federation/runtime';

/** A shared group that a page waits for failed to load. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
  /** The group's short name: `data` for `@frontdesk/shared/ui/data`. */
  readonly group: string;

  constructor(module: string, cause: unknown) {
    super(`${module}, which pages share, did not arrive`, { cause });
    this.group = module.slice(module.lastIndexOf('/') + 1);
  }
}

type Get = () => Promise<() => unknown> | (() => unknown);

/**
 * Lets the shared groups wait instead of fail. Federation never retries a shared module that failed, and every remote
 * gets the stored failure (https://github.com/module-federation/core/issues/5068); one that is still loading can be
 * retried until it loads.
 */
export class SharedGroups {
  /** Retries, one for each group that did not load. */
  readonly #retries = new Set<() => void>();
  readonly #listeners = new Set<(error: GroupError) => void>();

  /** `graceMs`: how long a page whose groups nobody knows may take once any group failed. It may do without. */
  constructor(private readonly graceMs: number) {}

  /** Wraps what federation loads the groups with. Called once, before anything is loaded. */
  keepWaiting(): void {
    const host = getInstance();
    const named = [
      ...Object.entries(host?.options.shared ?? {}),
      ...Object.entries(host?.shareScopeMap['default'] ?? {}),
    ];
    // What has a place in the scope already is often the same object.
    const seen = new Set<object>();
    for (const [name, versions] of named) {
      for (const shared of Object.values(versions)) {
        if (seen.has(shared)) continue;
        seen.add(shared);
        shared.get = this.#persistently(name, shared.get as Get) as never;
      }
    }
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
   * Does `work` and retries whatever group is missing. Fails with a `GroupError` when a group that it needs fails
   * meanwhile. `needs` are the groups by their short names (`data`, `form`); without it any group counts.
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
