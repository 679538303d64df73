declare global {
  /**
   * If the site requires hashes: the hash of every script that may run, by its path, or by its address on another
   * origin.
   */
  var frontdeskHashes: Map<string, string> | undefined;
}

/** Returns a script's key in the list: its address without the query. */
export function scriptKey(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin ? pathname : origin + pathname;
}

/** Returns the hash of a script; undefined if it has none or if this site requires none. */
export const hashOf = (address: string): string | undefined => globalThis.frontdeskHashes?.get(scriptKey(address));
