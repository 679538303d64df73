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
      // Only holds values that can be requested again.
    }
  },
};
