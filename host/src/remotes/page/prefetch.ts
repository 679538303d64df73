import type { RegisteredRemote } from '@frontdesk/shared/contract';
import type { MouseEvent } from 'react';
import { remoteLoader } from '../loader/loader';
import { useRegistry } from '../registry/registry-store';

const whenIdle = (work: () => void): void =>
  void (globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1_000)))(work);

/** Fetches other remotes' parts while the page is idle, so that they are ready when they come into view. */
export function prefetchPartsWhenIdle(parts: readonly (readonly [remote: RegisteredRemote, name: string])[]): void {
  whenIdle(() => {
    for (const [remote, name] of parts) void remoteLoader.prefetch(remote, name);
  });
}

/**
 * Prefetches the page at `path` before the user opens it. Returns undefined if it is not a remote's, or was opened
 * before.
 */
export function prefetchPage(path: string): Promise<void> | undefined {
  const { registry, disabled } = useRegistry.getState();
  for (const remote of registry?.remotes ?? []) {
    const route = remote.routes.find((known) => known.path.toLowerCase() === path.toLowerCase());
    if (route && !disabled.includes(remote.name)) {
      return remoteLoader.statusOf(remote, route.page) ? undefined : remoteLoader.prefetch(remote, route.page);
    }
  }
  return undefined;
}

/** A page that loads within this time is shown without a placeholder before it. */
const LOADED_SOON_MS = 100;

let lastClick: object | undefined;

/**
 * Handles a click on a link to the page at `path`: calls `open` when the page has loaded, or after 100 ms, unless the
 * user has gone elsewhere meanwhile. Leaves the click to the link if nothing has to load, or the browser opens the page
 * elsewhere.
 */
export function openWhenLoaded(event: MouseEvent, path: string, open: () => void): void {
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
  lastClick = event;
  const { href, pathname } = location;
  const loading = pathname === path ? undefined : prefetchPage(path);
  if (!loading) return;
  event.preventDefault();
  void Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LOADED_SOON_MS))]).then(() => {
    if (lastClick === event && location.href === href) open();
  });
}
