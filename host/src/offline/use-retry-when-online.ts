import { useEffect, useLayoutEffect, useState } from 'react';
import { create } from 'zustand';
import { useIsOffline } from './use-is-offline';

/** Why something did not load. */
interface Failure {
  readonly kind: string;
}

/** How many pages show at present that they wait for the network. */
export const useWaitingPages = create(() => 0);

/** A network that has just returned may need this long until it works; calls that fail in this time are retried. */
const SETTLING_MS = 10_000;
const RETRY_MS = 1_000;

let returnedAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  returnedAt = performance.now();
});

/**
 * Whether `failure` comes from having no network. Retries once the network returns; the answer stays true until that
 * attempt has ended, in the page or in another failure.
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
    // Only the network's return retries, not another render.
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
