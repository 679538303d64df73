import { storage, useRealtime } from '@frontdesk/shared/app';
import { useEffect, useState } from 'react';

/** A connection, or the shell's look at the server, that takes longer says nothing about the server. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 250;

/** A connection that is lost later does not make the server another one. */
let wasConnected = false;

/**
 * Whether calls that only our server knows are worth making. A server without a hub is another's, and so is one that the
 * shell found to have none of the calls that contributions require: each such call would show as an error in the
 * browser's console.
 */
export function useOwnCalls(): boolean {
  const { status } = useRealtime();
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
      if (isFound !== null || !isWaiting) return;
      const timer = setInterval(() => setFound(foundByShell()), LOOK_MS);
      return () => clearInterval(timer);
    },
    [isFound, isWaiting],
  );
  if (status === 'Unavailable' || isFound === false) return false;
  return (isFound === true && (status === 'Connected' || wasConnected)) || !isWaiting;
}

/**
 * Whether our calls will be worth making: true as soon as the shell has found them on this server, before the hub has
 * answered. Enough to draw what they serve, so that it does not appear late; not to make them.
 */
export function useExpectsOwnCalls(): boolean {
  const { status } = useRealtime();
  return useOwnCalls() || (status !== 'Unavailable' && foundByShell() === true);
}

/** What the shell has stored about the calls of this server: whether it has any of ours; null while nothing is known. */
function foundByShell(): boolean | null {
  try {
    const found = Object.values(JSON.parse(storage.read('SERVER_CALLS') ?? '{}') as Record<string, { has?: unknown }>);
    return found.length === 0 ? null : found.some(({ has }) => has === true);
  } catch {
    return null;
  }
}
