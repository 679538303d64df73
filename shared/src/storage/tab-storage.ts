/** Storage that ends with the tab; like `storage`, it never throws, and blocked it reads as empty. */
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
      // Nothing is lost that could not be asked again.
    }
  },
};
