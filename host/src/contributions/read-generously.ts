import type { RegisteredRemote, RegisteredRoute } from '@frontdesk/shared/contract';

/** What decides whether a contribution is shown. */
export interface ShownBy {
  /** Names of remotes that are turned off in this browser: their entries stay, to turn them on again. */
  readonly disabled: readonly string[];
  /** Whether the server has a call that something requires. */
  readonly hasCall: (call: string | undefined) => boolean;
}

/** Reads what the remotes contribute of one kind. */
export type ReadContributions<T> = (remotes: readonly RegisteredRemote[], shownBy: ShownBy) => T;

/*
 * The registry is read generously: a field that is not what it should be is left out, so that one remote cannot break
 * the shell for the others. Build and composition report such fields.
 */

/** The remotes that are on and whose required call the server has. */
export function remotesOn(remotes: readonly RegisteredRemote[], { disabled, hasCall }: ShownBy): RegisteredRemote[] {
  return remotes.filter(({ name, requires }) => hasCall(requires) && !disabled.includes(name));
}

/** The routes whose required calls the server has. */
export function routesShown(remotes: readonly RegisteredRemote[], { hasCall }: ShownBy): RegisteredRoute[] {
  return remotes
    .filter(({ requires }) => hasCall(requires))
    .flatMap(({ routes }) => routes.filter(({ requires }) => hasCall(requires)));
}

/** The objects of what should be a list of them. */
export function listOf<Item>(list: readonly Item[] | undefined): Item[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Sorts by a number that may be missing; equal ones keep their order. */
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

/** Whether this is a path of this site. A path with two slashes is another site's, which must never get the token. */
export function isPath(value: unknown): value is `/${string}` {
  return isText(value) && /^\/(?![\\/])/.test(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
