import { kit } from './kit';

/** Fetches every shared group while nothing else is going on, so that the next page finds them there. */
export function prefetchKitWhenIdle(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  whenIdle(() => {
    // A group that does not come now is asked for again by the page that needs it.
    for (const group of Object.values(kit)) group().catch(() => undefined);
  });
}
