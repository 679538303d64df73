import { segmentsOf } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';

/**
 * Returns the path up to the part that names a thing. Pages of `/agent/:id` and `/agent/:id/:tab` belong to the same
 * agent.
 */
export function thingOf(path: string): string {
  const segments = segmentsOf(path);
  const routes = (useRegistry.getState().registry?.remotes ?? []).flatMap((remote) => remote.routes);
  for (const route of routes) {
    const pattern = segmentsOf(route.path);
    const name = pattern.findIndex((part) => part.startsWith(':'));
    const isOf =
      name >= 0 &&
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith(':') || part === segments[at]);
    if (isOf) return segments.slice(0, name + 1).join('/');
  }
  return segments.join('/');
}
