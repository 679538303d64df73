import { noteBlockedStorage } from './blocked-storage';

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
      // In private windows and on full disks the value lasts only as long as the page.
      noteBlockedStorage();
      return false;
    }
  },
};
