import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { create } from 'zustand';

/**
 * Whether the browser reports that it has no network. Browsers do not notice when a network has no connection to the
 * internet.
 */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Why something did not load. */
interface Failure {
  readonly kind: string;
}

/** Number of pages that currently report that they are waiting for the network. */
export const useWaitingPages = create(() => 0);

/** After the network returns, it may take this long until it works; calls that fail during this time are retried. */
const SETTLING_MS = 10_000;
const RETRY_MS = 1_000;

let returnedAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  returnedAt = performance.now();
});

/**
 * Whether `failure` is caused by a missing network connection. Calls `onRetry` when the network returns; remains true
 * until that attempt shows the page or fails in another way.
 */
export function useRetryWhenOnline(failure: Failure, onRetry: () => void): boolean {
  const isOffline = useIsOffline();
  const [explained, setExplained] = useState<Failure | null>(null);
  const isOfNetwork = failure.kind === 'missing' || failure.kind === 'timeout';
  const isWaiting = isOfNetwork && (isOffline || explained === failure);

  useLayoutEffect(
    function retryOnReturn() {
      if (!isOfNetwork) return;
      if (isOffline) return setExplained(failure);
      if (explained === failure) return onRetry();
      if (performance.now() - returnedAt > SETTLING_MS) return;
      setExplained(failure);
      const timer = setTimeout(onRetry, RETRY_MS);
      return () => clearTimeout(timer);
    },
    // Retry only when the network returns, not on every render.
    [isOffline, failure],
  );
  useEffect(
    function countAsWaiting() {
      if (!isWaiting) return;
      useWaitingPages.setState((count) => count + 1, true);
      return () => useWaitingPages.setState((count) => count - 1, true);
    },
    [isWaiting],
  );
  return isWaiting;
}
