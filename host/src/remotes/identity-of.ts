import type { RegisteredRemote } from '@frontdesk/shared/contract';

/** Returns a text that changes with each release of a remote, even if its entry keeps its address. */
export function identityOf({ name, version, entry }: RegisteredRemote): string {
  return `${name} ${version} ${new URL(entry, location.origin).href}`;
}
