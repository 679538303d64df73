import { addressOf, type RegisteredRoute, type RouteRole, SESSION_ADDRESSES } from '@frontdesk/shared/contract';
import type { Registry } from '../remotes/registry/sort-registry';

/** Whether the registry has a page or a refused route at `address`, as `addressOf` writes it. */
export function isRegistered(registry: Registry, address: string): boolean {
  const routes = [...registry.remotes.flatMap((remote) => remote.routes), ...registry.refused];
  return routes.some(({ path }) => addressOf(path) === address);
}

export function routeOfRole(registry: Registry | null, role: RouteRole): RegisteredRoute | undefined {
  return registry?.remotes.flatMap(({ routes }) => routes).find((route) => route.role === role);
}

/** Returns the address of the login or logout page: a remote's, or else the host's own. */
export function sessionPath(registry: Registry | null, role: keyof typeof SESSION_ADDRESSES): string {
  return routeOfRole(registry, role)?.path ?? SESSION_ADDRESSES[role];
}
