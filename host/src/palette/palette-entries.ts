import { addressOf, type PaletteItem, type RegisteredRemote, type RegisteredRoute } from '@frontdesk/shared/contract';
import {
  isPath,
  isText,
  listOf,
  type ReadContributions,
  remotesOn,
  routesShown,
} from '../contributions/read-generously';
import * as messages from '../messages/dialogs';
import { currentOf, type NavigationItem } from '../navigation/navigation';
import { segmentsOf } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import type { RecentPage } from './recent-pages';

/** A search function for the palette, with its remote. */
interface ContributedSearch {
  readonly remote: RegisteredRemote;
  readonly name: string;
  readonly finds: string;
}

/** Everything that remotes contribute to the palette. */
export interface PaletteContributions {
  /** Screens, each with its own address. */
  readonly screens: readonly RegisteredRoute[];
  readonly items: readonly PaletteItem[];
  readonly searches: readonly ContributedSearch[];
}

export const readPalette: ReadContributions<PaletteContributions> = (remotes, shownBy) => {
  const on = remotesOn(remotes, shownBy);
  return {
    screens: remotes.flatMap((remote) =>
      withoutAliases(
        routesShown([remote], shownBy).filter(
          ({ access, path, search }) => access === 'signed-in' && !path.includes(':') && search !== false,
        ),
      ),
    ),
    items: on.flatMap(({ palette }) => listOf(palette?.entries)).filter(isItem),
    searches: on.flatMap((remote) => {
      const { name, finds } = remote.palette?.search ?? {};
      return isText(name) && isText(finds) ? [{ remote, name, finds }] : [];
    }),
  };
};

/** Keeps the first of several addresses of a page with the same title. */
function withoutAliases(routes: readonly RegisteredRoute[]): RegisteredRoute[] {
  const isSame = (one: RegisteredRoute, other: RegisteredRoute) => one.page === other.page && one.title === other.title;
  return routes.filter((route) => routes.find((other) => isSame(other, route)) === route);
}

/** Whether the palette can show and open this item. */
export function isItem(item: Partial<PaletteItem> | null): item is PaletteItem {
  return isText(item?.label) && isPath(item.to);
}

/**
 * Returns the path up to the part that identifies an item. Pages of `/agent/:id` and `/agent/:id/:tab` show the same
 * agent.
 */
export function thingOf(path: string): string {
  const segments = segmentsOf(path);
  const routes = (useRegistry.getState().registry?.remotes ?? []).flatMap((remote) => remote.routes);
  for (const route of routes) {
    const pattern = segmentsOf(route.path);
    const name = pattern.findIndex((part) => part.startsWith(':'));
    const isOf =
      name >= 0 &&
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith(':') || part === segments[at]);
    if (isOf) return segments.slice(0, name + 1).join('/');
  }
  return segments.join('/');
}

/** A page that the palette opens, or an action that it runs. */
export interface PaletteEntry extends Omit<PaletteItem, 'to'> {
  readonly key: string;
  /** Absent for an action. */
  readonly to?: string;
  readonly run?: () => void;
  /** The entry's kind, in one word. */
  readonly kind: string;
}

/** The kind that screens have, and items without a kind of their own. */
const SCREEN = messages.kinds.screen;
/** The kind that recently opened pages have. They are listed with the screens before anything is typed. */
const RECENT = messages.kinds.recent;
const RECENT_MAX = 5;

/**
 * Returns every screen with its own content, in the sidebar's order, and the remotes' items. Log Out is last, so that
 * users do not open it by accident.
 */
export function screenEntries(
  { screens, items }: Pick<PaletteContributions, 'screens' | 'items'>,
  sidebar: readonly NavigationItem[],
  logoutPath: string,
  isOperator = false,
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
    screen(messages.dashboard, '/admin', messages.searchWords.dashboard),
    ...own.sort((a, b) => placeOf(a) - placeOf(b)),
    ...items.map((item) => toEntry(item)),
    screen(messages.health, '/admin/health', messages.searchWords.health),
    ...(isOperator ? [screen(messages.releases, '/admin/releases', messages.searchWords.releases)] : []),
    screen(messages.logOut, logoutPath, messages.searchWords.logOut),
  ].filter(({ label, to }) => !seen.has(`${to} ${label}`) && seen.add(`${to} ${label}`));
}

/** Turns an item into an entry; `source` distinguishes items from different remotes. */
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
      kind: messages.kinds.action,
      label: isDark ? messages.toLightTheme : messages.toDarkTheme,
      search: messages.searchWords.theme,
      run: () => setDark(!isDark),
    },
  ];
}

/**
 * Returns the recently opened items, each with the page that was open last. Omits the item that is open now, and pages
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
