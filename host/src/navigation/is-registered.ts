import { addressOf } from '@frontdesk/shared/contract';
import type { Registry } from '../remotes/registry/sort-registry';

/** Whether the registry has a page or a refused route at `address`, as `addressOf` writes it. */
export function isRegistered(registry: Registry, address: string): boolean {
  const routes = [...registry.remotes.flatMap((remote) => remote.routes), ...registry.refused];
  return routes.some(({ path }) => addressOf(path) === address);
}
