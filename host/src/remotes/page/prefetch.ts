import type { RegisteredRemote } from '@frontdesk/shared/contract';
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

/** Prefetches the page at `path` before the user opens it. */
export function prefetchPage(path: string): void {
  const { registry, disabled } = useRegistry.getState();
  for (const remote of registry?.remotes ?? []) {
    const route = remote.routes.find((known) => known.path.toLowerCase() === path.toLowerCase());
    if (route && !disabled.includes(remote.name)) void remoteLoader.prefetch(remote, route.page);
  }
}
