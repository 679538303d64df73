import { useRegistry } from './registry-store';
import { segmentsOf } from './segments-of';

/**
 * Whether a page of this site for people who are signed in answers `address`, a path that may carry a query. Another
 * site's address, a path of no page, and the one that ends the session are none.
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
