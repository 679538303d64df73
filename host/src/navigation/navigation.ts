import type { ContributedEntry } from '../contributions/read-entries';
import * as messages from './messages';

export interface NavigationItem {
  readonly label: string;
  /** A name of the contract or of the host, or path data. */
  readonly icon: string;
  /** Absent: the entry is shown, but is no link (spec section 2.2). */
  readonly to?: string;
  /** The address of its page. Absent where `to` is. */
  readonly path?: string;
  /** Why an entry has no address. */
  readonly hint?: string;
  /** Other addresses that belong to it, by how they begin. */
  readonly covers?: readonly string[];
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

/** The sidebar of wide screens: the spec's own entries around what the remotes contribute. */
export function sidebarOf(entries: readonly ContributedEntry[], logoutPath: string): readonly NavigationItem[] {
  const settings = entries.filter(({ group }) => group === 'settings');
  const others = entries.filter(({ group }) => group !== 'settings');
  return [DASHBOARD, ...others, STATUS, ...settings, SETTING, logOut(logoutPath)];
}

/**
 * The menu of narrow screens. Profile and Setting are no links there (spec section 2.2); the admin picture leads to the
 * profile.
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

/** The entry whose address, or one that belongs to it, is `pathname` or the nearest one above. */
export function currentOf(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const path = plain(pathname);
  let nearest: NavigationItem | undefined;
  for (const item of items) if (nearness(item, path) > (nearest ? nearness(nearest, path) : 0)) nearest = item;
  return nearest;
}

/** How many characters of the address the entry covers; 0 when it does not match. */
function nearness({ path = '', covers = [] }: NavigationItem, pathname: string): number {
  const own = plain(path);
  // Every asset and page of the host is below the dashboard's address.
  const isOwn = pathname === own || (own !== '/admin' && pathname.startsWith(`${own}/`));
  const covered = covers.map(plain).filter((beginning) => pathname.startsWith(beginning));
  return Math.max(0, ...[...(own !== '' && isOwn ? [own] : []), ...covered].map(({ length }) => length));
}

function plain(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}
