import { useRealtime } from '@frontdesk/shared/app';
import { useEffect, useState } from 'react';

/** A connection that takes longer says nothing about the server. */
const PATIENCE_MS = 10_000;

/** A connection that is lost later does not make the server another one. */
let wasConnected = false;

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
  useEffect(
    function noteConnection() {
      if (status === 'Connected') wasConnected = true;
    },
    [status],
  );
  if (status === 'Unavailable') return false;
  return status === 'Connected' || wasConnected || !isWaiting;
}
