import { storage, useRealtime } from '@frontdesk/shared/app';
import { useEffect, useState } from 'react';

/** How long to wait for the connection and for the shell to check the server. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 250;

/** A server that was ours is still ours when the connection is lost. */
let wasConnected = false;

/**
 * Whether to make calls that only our server has. Our server reports that immediately, with the registry. When another
 * server serves the files, the hub and the shell decide: a server without a hub is not ours, and neither is one where
 * the shell found none of the calls required by contributions: each such call would appear as an error in the browser's
 * console.
 */
export function useOwnCalls(): boolean {
  const { status, isOwnServer = false } = useRealtime();
  const [isWaiting, setWaiting] = useState(true);
  const [isFound, setFound] = useState(foundByShell);
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
  useEffect(
    function followShell() {
      if (isOwnServer || isFound !== null || !isWaiting) return;
      const timer = setInterval(() => setFound(foundByShell()), LOOK_MS);
      return () => clearInterval(timer);
    },
    [isOwnServer, isFound, isWaiting],
  );
  if (status === 'Unavailable') return false;
  if (isOwnServer) return true;
  if (isFound === false) return false;
  return (isFound === true && (status === 'Connected' || wasConnected)) || !isWaiting;
}

/**
 * Whether the server will probably have our calls: true as soon as the shell has found them, before the hub has
 * answered. Use it to reserve space for them early, not to make the calls.
 */
export function useExpectsOwnCalls(): boolean {
  const { status } = useRealtime();
  return useOwnCalls() || (status !== 'Unavailable' && foundByShell() === true);
}

/** Whether the shell found any of our calls on this server; null while this is unknown. */
export function foundByShell(): boolean | null {
  try {
    const found = Object.values(JSON.parse(storage.read('SERVER_CALLS') ?? '{}') as Record<string, { has?: unknown }>);
    return found.length === 0 ? null : found.some(({ has }) => has === true);
  } catch {
    return null;
  }
}
