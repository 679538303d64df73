import type { NavigationGroup, RegisteredRoute } from '@frontdesk/shared/contract';
import {
  inOrder,
  isObject,
  isPath,
  isText,
  type ReadContributions,
  routesShown,
} from '../contributions/read-generously';

/** A navigation entry that a remote contributes. */
export interface ContributedEntry {
  readonly path: string;
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  readonly group: NavigationGroup;
  readonly covers: readonly string[];
  readonly role: RegisteredRoute['role'];
  /**
   * Whether only the entry's place is reserved, until the server reports that it has the call that the entry requires.
   */
  readonly isPending?: boolean;
}

export const readEntries: ReadContributions<readonly ContributedEntry[]> = (remotes, shownBy) => {
  const routes = routesShown(remotes, shownBy).filter(({ navigation }) => isObject(navigation));
  return inOrder(routes, ({ navigation }) => navigation?.order).map(entryOf);
};

/** The entries, including reserved places for entries that may appear later, so that the others do not move. */
export const readPlaces: ReadContributions<readonly ContributedEntry[]> = (remotes, shownBy) => {
  const shown = readEntries(remotes, shownBy).map(({ path }) => path);
  const places = readEntries(remotes, { ...shownBy, hasCall: shownBy.mayHave ?? shownBy.hasCall });
  return places.map((entry) => (shown.includes(entry.path) ? entry : { ...entry, isPending: true }));
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
