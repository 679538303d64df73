import { useRealtime } from '@frontdesk/shared/app';
import { useEffect, useState } from 'react';

/** A connection that takes longer says nothing about the server. */
const PATIENCE_MS = 15_000;

/**
 * Whether calls that only our server knows are worth making. A server without a hub is another's, and each such call
 * would show as an error in the browser's console.
 */
export function useOwnCalls(): boolean {
  const { status } = useRealtime();
  const [isWaiting, setWaiting] = useState(true);
  useEffect(function endWaiting() {
    const timer = setTimeout(() => setWaiting(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (status === 'Unavailable') return false;
  return status !== 'Connecting' || !isWaiting;
}
