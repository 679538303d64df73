import { useRegistry } from './registry-store';

/**
 * Whether `address`, a path that may carry a query, opens a page for signed-in users. False for other sites, unknown paths and the
 * logout page.
 */
export function hasAddress(address: string): boolean {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address)) return false;
  const segments = segmentsOf(address);
  return (useRegistry.getState().registry?.remotes ?? []).some(({ routes }) =>
    routes.some(({ path, access, role }) => {
      const pattern = segmentsOf(path);
      return (
        access === 'signed-in' &&
        role !== 'logout' &&
        pattern.length === segments.length &&
        pattern.every((part, at) => part.startsWith(':') || part === segments[at])
      );
    }),
  );
}

/** Splits a path into its parts in lower case. Matching ignores case and a trailing slash. */
export function segmentsOf(address: string): string[] {
  return (address.split(/[?#]/)[0] ?? '').toLowerCase().split('/').filter(Boolean);
}
