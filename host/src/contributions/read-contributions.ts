import type {
  BadgeContribution,
  NavigationGroup,
  RegisteredCard,
  RegisteredRemote,
  RegisteredRoute,
} from '@frontdesk/shared/contract';
import { layersOf, listIn } from '@frontdesk/shared/endpoints/list-in';

/** The conditions under which a contribution is shown. */
export interface ShownBy {
  /**
   * Names of remotes that are turned off in this browser. Their entries stay visible, so that they can be turned on
   * again.
   */
  readonly disabled: readonly string[];
  /** Whether the server has the call that a contribution requires. */
  readonly hasCall: (call: string | undefined) => boolean;
}

/** Reads all contributions of one kind. */
export type ReadContributions<T> = (remotes: readonly RegisteredRemote[], shownBy: ShownBy) => T;

/* These functions skip an invalid field of the registry, so that one remote cannot break the shell for the others.
   Build and composition report such fields. */

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

/** Sorts by a number that may be missing; items with equal numbers keep their sequence. */
function inOrder<Item>(items: readonly Item[], orderOf: (item: Item) => unknown): Item[] {
  const order = (item: Item) => {
    const given = orderOf(item);
    return typeof given === 'number' ? given : 100;
  };
  return [...items].sort((a, b) => order(a) - order(b));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether the value is a path of this site. A path with two slashes belongs to another site, which must never receive
 * the token.
 */
export function isPath(value: unknown): value is `/${string}` {
  return isText(value) && /^\/(?![\\/])/.test(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A badge with the title of the page at its route. */
export interface ContributedBadge extends BadgeContribution {
  readonly title: string;
}

export const readBadges: ReadContributions<readonly ContributedBadge[]> = (remotes, shownBy) =>
  remotesOn(remotes, shownBy).flatMap(({ badge, routes }) => {
    if (!isText(badge?.at) || !isPath(badge.call)) return [];
    return [{ ...badge, title: routes.find(({ path }) => path === badge.at)?.title ?? badge.at }];
  });

/** A card of the home dashboard with its remote. */
export interface ContributedCard extends RegisteredCard {
  readonly remote: RegisteredRemote;
}

/** Reads the cards of the home dashboard, in order. */
export const readCards: ReadContributions<readonly ContributedCard[]> = (remotes, shownBy) => {
  const cards = remotesOn(remotes, shownBy).flatMap((remote) =>
    listOf(remote.home).map((card) => ({ ...card, remote })),
  );
  return inOrder(cards, ({ order }) => order).filter(({ name, title }) => isText(name) && isText(title));
};

/** An entry of the navigation that a remote contributes. */
export interface ContributedEntry {
  readonly path: string;
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  readonly group: NavigationGroup;
  readonly covers: readonly string[];
  readonly role: RegisteredRoute['role'];
}

export const readEntries: ReadContributions<readonly ContributedEntry[]> = (remotes, shownBy) => {
  const routes = routesShown(remotes, shownBy).filter(({ navigation }) => isObject(navigation));
  return inOrder(routes, ({ navigation }) => navigation?.order).map(entryOf);
};

function entryOf({ path, title, role, navigation = {} }: RegisteredRoute): ContributedEntry {
  const { label, icon, group, covers, to } = navigation;
  return {
    path,
    to: isPath(to) ? to : path,
    label: isText(label) ? label : title,
    icon: isText(icon) ? icon : '',
    group: group === 'lists' || group === 'settings' ? group : 'main',
    covers: Array.isArray(covers) ? covers.filter(isText) : [],
    role,
  };
}

/**
 * Reads the count from an answer: its count field, or else the number of list entries without the field that the badge
 * names.
 */
export function countIn(answer: unknown, { field, itemsWithout }: BadgeContribution): number {
  const count = layersOf(answer)
    .map((layer) => fieldOf(layer, field))
    .find((found) => typeof found === 'number');
  if (typeof count === 'number') return Number.isInteger(count) && count > 0 ? count : 0;
  if (itemsWithout === undefined) return 0;
  return listIn(answer).filter((item) => typeof item === 'object' && !fieldOf(item, itemsWithout)).length;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name];
}
