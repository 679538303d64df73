let report: (() => void) | null = null;
let isBlocked = false;

/** Calls `listener` once when the browser refuses to read or write, or if it has refused already. For the host. */
export function onBlockedStorage(listener: () => void): void {
  report = listener;
  if (isBlocked) listener();
}

/** Reports that the browser refused. */
export function noteBlockedStorage(): void {
  if (isBlocked) return;
  isBlocked = true;
  report?.();
}
