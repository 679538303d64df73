import { addressOf } from '@frontdesk/shared/contract';
import type { Registry } from '../remotes/sort-registry';

/** Whether the registry has something for `address`, as `addressOf` writes it, if only the reason why it cannot be shown. */
export function isRegistered(registry: Registry, address: string): boolean {
  const routes = [...registry.remotes.flatMap((remote) => remote.routes), ...registry.refused];
  return routes.some(({ path }) => addressOf(path) === address);
}
