import { getInstance } from '@module-federation/runtime';

/** A shared group that a page waits for did not arrive. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
  /** The group's short name: `data` for `@frontdesk/shared/ui/data`. */
  readonly group: string;

  constructor(module: string, cause: unknown) {
    super(`${module}, which pages share, did not arrive`, { cause });
    this.group = module.slice(module.lastIndexOf('/') + 1);
  }
}

const MAY_DO_WITHOUT_MS = 2_000;

type Get = () => Promise<() => unknown> | (() => unknown);

/** Asks once more, for each group that did not arrive. */
const asks = new Set<() => void>();
const listeners = new Set<(error: GroupError) => void>();

/**
 * Lets the shared groups wait instead of fail. Federation never asks a second time for a shared module that failed,
 * and keeps the failure for every remote; a module that is still on its way can be asked for until it comes.
 */
export function keepSharedGroupsWaiting(): void {
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
      shared.get = persistently(name, shared.get as Get) as never;
    }
  }
}

function persistently(name: string, get: Get): Get {
  async function getAgain(cause: unknown): Promise<() => unknown> {
    const error = new GroupError(name, cause);
    await new Promise<void>((resolve) => {
      asks.add(resolve);
      for (const tell of listeners) tell(error);
    });
    try {
      return await get();
    } catch (again) {
      return getAgain(again);
    }
  }
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
 * `work`, asking once more for whatever group is missing; a `GroupError` if a group that it needs fails meanwhile.
 * `needs` are the groups by their short names (`data`, `form`). Unknown, any group counts, but `work` gets a moment
 * more: it may do without.
 */
export async function unlessGroupFails<T>(work: () => Promise<T>, needs?: readonly string[]): Promise<T> {
  for (const ask of asks) ask();
  asks.clear();
  let listener: (error: GroupError) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    listener = (error) => {
      if (!needs) setTimeout(reject, MAY_DO_WITHOUT_MS, error);
      else if (needs.includes(error.group)) reject(error);
    };
    listeners.add(listener);
  });
  try {
    return await Promise.race([work(), failed]);
  } finally {
    listeners.delete(listener);
  }
}
