import { sessionStore, storage } from '@frontdesk/shared/app';

/** A page that was open lately. */
export interface RecentPage {
  /** Its path, without a query. */
  readonly to: string;
  /** The words of its tab. */
  readonly label: string;
}

const KEY = 'RECENT_PAGES';
/** More than are listed, because several may be tabs of one thing. */
const PAGES_MAX = 20;
const OWNER_LENGTH = 12;
const SUFFIX = ' - Frontdesk';

// Nothing of what somebody read stays in the browser after they sign out.
sessionStore.subscribe(({ token, ended }) => {
  if (token === null && ended === 'signed-out') storage.write(KEY, null);
});

/** Whose list it is: the end of their token. After a session has expired, another person may sign in. */
const owner = () => sessionStore.getState().token?.slice(-OWNER_LENGTH);

/** Stores a page as the newest one. `tabTitle` is the title of its tab. */
export function rememberPage(to: string, tabTitle: string): void {
  const label = tabTitle.endsWith(SUFFIX) ? tabTitle.slice(0, -SUFFIX.length).trim() : '';
  if (label === '' || owner() === undefined) return;
  const others = recentPages().filter((page) => page.to !== to);
  storage.write(KEY, JSON.stringify({ of: owner(), pages: [{ to, label }, ...others].slice(0, PAGES_MAX) }));
}

/** The pages that were open last, newest first. Other programs can write there too, so everything is checked. */
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
