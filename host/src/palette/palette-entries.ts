import { addressOf, type PaletteItem, type RegisteredRoute } from '@frontdesk/shared/contract';
import type { PaletteContributions } from '../contributions/read-palette';
import { currentOf, type NavigationItem } from '../shell/navigation';

/** Something the palette leads to. */
export interface PaletteEntry extends PaletteItem {
  readonly key: string;
  /** What kind of thing it is, in one word. */
  readonly kind: string;
}

/** What a screen is called, and every item that names no other kind. */
const SCREEN = 'Screen';

/** Words that find the page that ends the session. */
const LOG_OUT_WORDS = ['sign out', 'log off', 'leave'];

/**
 * Every screen that shows something when it is opened by its address, in the sidebar's order, and what the remotes add.
 * Log Out is last: it is never opened by accident.
 */
export function screenEntries(
  { screens, items }: Pick<PaletteContributions, 'screens' | 'items'>,
  sidebar: readonly NavigationItem[],
  logoutPath: string,
): PaletteEntry[] {
  const placeOf = ({ to }: PaletteEntry) => {
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

/** An item as the palette lists it; `source` tells apart items of different remotes. */
export function toEntry({ label, to, kind = SCREEN, search }: PaletteItem, source = ''): PaletteEntry {
  const words = Array.isArray(search) ? search.filter((word) => typeof word === 'string') : [];
  return { key: `${source} ${kind} ${to} ${label}`, label, to, kind: String(kind), search: words };
}

function screen(label: string, to: string, search: readonly string[]): PaletteEntry {
  return { key: `screen ${to}`, label, kind: SCREEN, to, search };
}
