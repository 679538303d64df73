import { useCallback, useRef } from 'react';
import type { Notification } from '../../model/notifications';

/** Longer than the time between the two clicks of a double click. */
const CALM_MS = 400;

/**
 * Ignores the second click of a double click, because the next row has moved under the pointer and would be deleted,
 * too.
 */
export function useCalmDelete(remove: (notification: Notification) => Promise<boolean>) {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  async function press(notification: Notification) {
    if (performance.now() - wentAt.current < CALM_MS) return;
    if (await remove(notification)) wentAt.current = performance.now();
  }
  const latest = useRef(press);
  latest.current = press;
  // Always the same function, so that the rows do not render again.
  return useCallback((notification: Notification, clicks: number) => {
    if (clicks <= 1) void latest.current(notification);
  }, []);
}
