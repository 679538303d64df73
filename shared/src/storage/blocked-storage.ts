let report: (() => void) | null = null;
let isBlocked = false;

/** For the host: calls `report` once when the browser refuses to read or to store, also if it refused already. */
export function onBlockedStorage(listener: () => void): void {
  report = listener;
  if (isBlocked) listener();
}

/** Notes that the browser refused. */
export function noteBlockedStorage(): void {
  if (isBlocked) return;
  isBlocked = true;
  report?.();
}
