import { useCallback, useRef } from 'react';
import type { Notification } from '../../model/notifications';

/** Longer than the two clicks of a double click lie apart. */
const CALM_MS = 400;

/** When a row goes, the next one moves under the pointer: the second click of a double click must not delete it too. */
export function useCalmDelete(remove: (notification: Notification) => Promise<boolean>) {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  async function press(notification: Notification) {
    if (performance.now() - wentAt.current < CALM_MS) return;
    if (await remove(notification)) wentAt.current = performance.now();
  }
  const latest = useRef(press);
  latest.current = press;
  // Always the same function, so that rows need not be drawn again.
  return useCallback((notification: Notification, clicks: number) => {
    if (clicks <= 1) void latest.current(notification);
  }, []);
}
