import { kit } from './kit';
import { remoteLoader } from './loader';
import { useRegistry } from './registry-store';

/** Fetches every shared group while nothing else is going on, so that the next page finds them there. */
export function prefetchKitWhenIdle(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  whenIdle(() => {
    // A group that does not come now is asked for again by the page that needs it.
    for (const group of Object.values(kit)) group().catch(() => undefined);
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
