import { lazyGroups } from './lazy-groups';
import { remoteLoader } from './loader';
import { useRegistry } from './registry-store';

/** The groups that most pages need. */
const COMMON = [lazyGroups.query, lazyGroups.form, lazyGroups.overlay, lazyGroups.data];

/** Fetches the common shared groups while the page is idle, so that the next page has them. */
export function prefetchGroupsWhenIdle(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  whenIdle(() => {
    // The page that needs a group loads it again if it fails now.
    for (const group of COMMON) group().catch(() => undefined);
  });
}

/** Prefetches the page at `path` for somebody who is about to open it. */
export function prefetchPage(path: string): void {
  const { registry, disabled } = useRegistry.getState();
  for (const remote of registry?.remotes ?? []) {
    const route = remote.routes.find((known) => known.path.toLowerCase() === path.toLowerCase());
    if (route && !disabled.includes(remote.name)) void remoteLoader.prefetch(remote, route.page);
  }
}
