import { tabStorage } from '../storage/local-storage';

const keyOf = (path: string) => `NO_HUB ${path}`;
const KNOWN_FOR_MS = 600_000;

/**
 * Whether this tab recently found no hub at `path`. A request would appear as an error in the browser's console, so it
 * is not sent with every page load. A manual reload sends it, because users may try that.
 */
export function isKnownAbsent(path: string): boolean {
  const since = Number(tabStorage.read(keyOf(path)));
  return !wasReloaded() && since > Date.now() - KNOWN_FOR_MS;
}

function wasReloaded(): boolean {
  // Optional, because jsdom does not have it.
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load && load.type === 'reload';
}

/** Stores whether there is no hub at `path`. */
export function noteAbsent(path: string, isAbsent: boolean): void {
  tabStorage.write(keyOf(path), isAbsent ? String(Date.now()) : null);
}
