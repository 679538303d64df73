import type { RegisteredRemote, RegisteredRoute } from '@frontdesk/shared/contract';

/** The conditions under which a contribution is shown. */
export interface ShownBy {
  /**
   * Names of remotes that are turned off in this browser. Their entries remain visible, so that they can be turned on
   * again.
   */
  readonly disabled: readonly string[];
  /** Whether the server has the call that a contribution requires. */
  readonly hasCall: (call: string | undefined) => boolean;
  /**
   * Whether the server has the call, or may have it because the server is ours and has not answered yet. Default:
   * `hasCall`.
   */
  readonly mayHave?: (call: string | undefined) => boolean;
}

/** Reads all contributions of one kind. */
export type ReadContributions<T> = (remotes: readonly RegisteredRemote[], shownBy: ShownBy) => T;

/* These functions skip an invalid field in the registry, so that one remote cannot break the shell for the others.
   The build and the composition report such fields. */

/** Returns the remotes that are turned on and whose required call the server has. */
export function remotesOn(remotes: readonly RegisteredRemote[], { disabled, hasCall }: ShownBy): RegisteredRemote[] {
  return remotes.filter(({ name, requires }) => hasCall(requires) && !disabled.includes(name));
}

/** Returns the routes whose required calls the server has. */
export function routesShown(remotes: readonly RegisteredRemote[], { hasCall }: ShownBy): RegisteredRoute[] {
  return remotes
    .filter(({ requires }) => hasCall(requires))
    .flatMap(({ routes }) => routes.filter(({ requires }) => hasCall(requires)));
}

/** Returns the objects in a list, and skips everything else. */
export function listOf<Item>(list: readonly Item[] | undefined): Item[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Sorts by a number that may be missing; items with equal numbers keep their order. */
export function inOrder<Item>(items: readonly Item[], orderOf: (item: Item) => unknown): Item[] {
  const order = (item: Item) => {
    const given = orderOf(item);
    return typeof given === 'number' ? given : 100;
  };
  return [...items].sort((a, b) => order(a) - order(b));
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether the value is a path on this site. A path with two slashes belongs to another site, which must never receive
 * the token.
 */
export function isPath(value: unknown): value is `/${string}` {
  return isText(value) && /^\/(?![\\/])/.test(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
