import { type RegisteredRoute, type RouteRole, SESSION_ADDRESSES } from '@frontdesk/shared/contract';
import type { Registry } from '../remotes/sort-registry';

/** The first route of the registry that has the role. */
export function routeOfRole(registry: Registry | null, role: RouteRole): RegisteredRoute | undefined {
  return registry?.remotes.flatMap(({ routes }) => routes).find((route) => route.role === role);
}

/** Where visitors are sent to, or where the session ends: a remote's address, or else the host's own. */
export function sessionPath(registry: Registry | null, role: keyof typeof SESSION_ADDRESSES): string {
  return routeOfRole(registry, role)?.path ?? SESSION_ADDRESSES[role];
}
