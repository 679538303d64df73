import { addressOf, type PaletteItem, type RegisteredRoute } from '@frontdesk/shared/contract';
import type { PaletteContributions } from '../contributions/read-palette';
import { currentOf, type NavigationItem } from '../navigation/navigation';
import { thingOf } from '../remotes/thing-of';
import type { RecentPage } from './recent-pages';

/** A page that the palette opens, or an action that it runs. */
export interface PaletteEntry extends Omit<PaletteItem, 'to'> {
  readonly key: string;
  /** Absent for an action. */
  readonly to?: string;
  readonly run?: () => void;
  /** The kind of the entry, in a word. */
  readonly kind: string;
}

/** The kind of screens, and of items without a kind. */
const SCREEN = 'Screen';
/** The kind of recently opened pages. They are listed with the screens before anything is typed. */
const RECENT = 'Recent';
const RECENT_MAX = 5;
const ACTION = 'Action';

/** Search words for the logout page. */
const LOG_OUT_WORDS = ['sign out', 'log off', 'leave'];

/**
 * Returns every screen with content of its own, in the sidebar's order, and the items of remotes. Log Out is last, so
 * that nobody opens it by accident.
 */
export function screenEntries(
  { screens, items }: Pick<PaletteContributions, 'screens' | 'items'>,
  sidebar: readonly NavigationItem[],
  logoutPath: string,
): PaletteEntry[] {
  const placeOf = ({ to = '' }: PaletteEntry) => {
    const current = currentOf(sidebar, to);
    return current ? sidebar.indexOf(current) : sidebar.length;
  };
  const own = screens
    .filter(({ path }) => addressOf(path) !== addressOf(logoutPath))
    .map(({ title, path, search }: RegisteredRoute) => screen(title, path, search || []));
  const seen = new Set<string>();
  return [
    screen('Dashboard', '/admin', ['home', 'start']),
    ...own.sort((a, b) => placeOf(a) - placeOf(b)),
    ...items.map((item) => toEntry(item)),
    screen('Health', '/admin/health', ['status', 'parts', 'version']),
    screen('Log Out', logoutPath, LOG_OUT_WORDS),
  ].filter(({ label, to }) => !seen.has(`${to} ${label}`) && seen.add(`${to} ${label}`));
}

/** Turns an item into an entry; `source` distinguishes items of different remotes. */
export function toEntry({ label, to, kind = SCREEN, search }: PaletteItem, source = ''): PaletteEntry {
  const words = Array.isArray(search) ? search.filter((word) => typeof word === 'string') : [];
  return { key: `${source} ${kind} ${to} ${label}`, label, to, kind: String(kind), search: words };
}

function screen(label: string, to: string, search: readonly string[]): PaletteEntry {
  return { key: `screen ${to}`, label, kind: SCREEN, to, search };
}

/** Whether an entry is listed before anything is typed. */
export const isListedFirst = ({ kind }: PaletteEntry) => kind === SCREEN || kind === RECENT;

export function actionEntries(isDark: boolean, setDark: (isDark: boolean) => void): PaletteEntry[] {
  return [
    {
      key: 'action theme',
      kind: ACTION,
      label: isDark ? 'Switch to light theme' : 'Switch to dark theme',
      search: ['dark', 'light', 'night', 'mode', 'colors', 'colours'],
      run: () => setDark(!isDark),
    },
  ];
}

/**
 * Returns the recently opened things, each with the page of it that was open last. Leaves out the open one and pages
 * that are empty when opened again.
 */
export function recentEntries(
  pages: readonly RecentPage[],
  pathname: string,
  isReachable: (path: string) => boolean,
): PaletteEntry[] {
  const seen = new Set([thingOf(pathname)]);
  return pages
    .filter(({ to }) => isReachable(to) && !seen.has(thingOf(to)) && seen.add(thingOf(to)))
    .slice(0, RECENT_MAX)
    .map(({ to, label }) => ({ key: `recent ${to}`, kind: RECENT, label, to }));
}
