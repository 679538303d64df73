import * as messages from '../messages/frame';
import type { ContributedEntry } from './read-entries';

export interface NavigationItem {
  readonly label: string;
  /** A name from the contract or the host, or path data. */
  readonly icon: string;
  /** Where the link leads. Absent for an entry that is not a link (spec section 2.2). */
  readonly to?: string;
  /** The address of the entry's page. Absent if there is no `to`. */
  readonly path?: string;
  /** Why the entry has no address. */
  readonly hint?: string;
  /** Prefixes of other addresses at which this entry is the current one. */
  readonly covers?: readonly string[];
  /** Whether only the entry's place is reserved for now. */
  readonly isPending?: boolean;
}

interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

const DASHBOARD: NavigationItem = { label: messages.dashboard, icon: 'home', to: '/admin', path: '/admin' };
const STATUS: NavigationItem = {
  label: messages.status,
  icon: 'check',
  hint: messages.statusHint,
};
const SETTING: NavigationItem = {
  label: messages.setting,
  icon: 'settings',
  hint: messages.settingHint,
};
const logOut = (path: string): NavigationItem => ({ label: messages.logOut, icon: 'log-out', to: path, path });

/** Builds the sidebar for wide screens: the spec's own entries around the remotes' entries. */
export function sidebarOf(entries: readonly ContributedEntry[], logoutPath: string): readonly NavigationItem[] {
  const settings = entries.filter(({ group }) => group === 'settings');
  const others = entries.filter(({ group }) => group !== 'settings');
  return [DASHBOARD, ...others, STATUS, ...settings, SETTING, logOut(logoutPath)];
}

/**
 * Builds the menu for narrow screens. Profile and Setting are not links there (spec section 2.2); the admin picture
 * leads to the profile.
 */
export function menuOf(entries: readonly ContributedEntry[], logoutPath: string): readonly NavigationGroup[] {
  const of = (wanted: ContributedEntry['group']) =>
    entries
      .filter(({ group }) => group === wanted)
      .map((entry) =>
        entry.role === 'profile' ? { label: entry.label, icon: entry.icon, hint: messages.profileHint } : entry,
      );
  const groups = [
    { title: messages.groups.main, items: [DASHBOARD, ...of('main')] },
    { title: messages.groups.lists, items: of('lists') },
    { title: messages.groups.settings, items: [...of('settings'), SETTING, logOut(logoutPath)] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Returns the entry whose address or covered prefix matches the most characters of `pathname`. */
export function currentOf(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const path = plain(pathname);
  let nearest: NavigationItem | undefined;
  for (const item of items) if (nearness(item, path) > (nearest ? nearness(nearest, path) : 0)) nearest = item;
  return nearest;
}

/** Number of characters of the address that the entry covers; 0 when it does not match. */
function nearness({ path = '', covers = [] }: NavigationItem, pathname: string): number {
  const own = plain(path);
  // The addresses of all the host's pages and assets are below the dashboard's, so these do not count as part of it.
  const isOwn = pathname === own || (own !== '/admin' && pathname.startsWith(`${own}/`));
  const covered = covers.map(plain).filter((beginning) => pathname.startsWith(beginning));
  return Math.max(0, ...[...(own !== '' && isOwn ? [own] : []), ...covered].map(({ length }) => length));
}

function plain(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}
