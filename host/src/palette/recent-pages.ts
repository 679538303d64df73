import { sessionStore, storage } from '@frontdesk/shared/app';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A recently opened page. */
export interface RecentPage {
  /** Its path, without a query. */
  readonly to: string;
  /** The title of its tab. */
  readonly label: string;
}

const KEY = 'RECENT_PAGES';
/** Stores more pages than are listed, because several may be tabs of the same item. */
const PAGES_MAX = 20;
const OWNER_LENGTH = 12;
const SUFFIX = ' - Frontdesk';

// Deletes the list on sign-out, so that no entry remains in the browser.
sessionStore.subscribe(({ token, ended }) => {
  if (token === null && ended === 'signed-out') storage.write(KEY, null);
});

/** Identifies the list's owner by the end of the token. Another user may sign in after a session has expired. */
const owner = () => sessionStore.getState().token?.slice(-OWNER_LENGTH);

/** Stores a page as the most recent one. `tabTitle` is the title of its tab. */
export function rememberPage(to: string, tabTitle: string): void {
  const label = tabTitle.endsWith(SUFFIX) ? tabTitle.slice(0, -SUFFIX.length).trim() : '';
  if (label === '' || owner() === undefined) return;
  const others = recentPages().filter((page) => page.to !== to);
  storage.write(KEY, JSON.stringify({ of: owner(), pages: [{ to, label }, ...others].slice(0, PAGES_MAX) }));
}

/**
 * Returns the most recently opened pages, newest first. Validates the stored list, because other programs can also
 * write to the storage.
 */
export function recentPages(): readonly RecentPage[] {
  try {
    const stored = JSON.parse(storage.read(KEY) ?? '{}') as { of?: unknown; pages?: unknown } | null;
    if (stored?.of === undefined || stored.of !== owner() || !Array.isArray(stored.pages)) return [];
    return stored.pages.filter(isRecentPage).slice(0, PAGES_MAX);
  } catch {
    return [];
  }
}

function isRecentPage(page: Partial<RecentPage> | null): page is RecentPage {
  return typeof page?.to === 'string' && typeof page.label === 'string' && page.label !== '';
}

/** Stores each page when the user leaves it, because a page may name its tab only once its data has loaded. */
export function useRememberPages(): void {
  const { pathname } = useLocation();
  useEffect(() => () => rememberPage(pathname, document.title), [pathname]);
}
