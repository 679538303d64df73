let report: (() => void) | null = null;
let isBlocked = false;

/** Calls `listener` once when the browser refuses to read or write, or if it has already refused. For the host. */
export function onBlockedStorage(listener: () => void): void {
  report = listener;
  if (isBlocked) listener();
}

/** Reports that the browser has refused to read or write. */
function noteBlockedStorage(): void {
  if (isBlocked) return;
  isBlocked = true;
  report?.();
}

/** Browser storage that never throws: blocked or full storage reads as empty and drops writes. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      noteBlockedStorage();
      return null;
    }
  },
  /** Null removes the entry. Returns whether the browser stored the change. */
  write(key: string, value: string | null): boolean {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    } catch {
      // In private windows and on full disks, the value lasts only until the page closes.
      noteBlockedStorage();
      return false;
    }
  },
};

/** Storage that ends with the tab. Like `storage`, it never throws, and reads as empty when blocked. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null removes the entry. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Fails silently, because it stores only values that can be requested again.
    }
  },
};
