import type { RegisteredRemote } from '@frontdesk/shared/contract';

/** Changes with each release of a remote, also of one whose entry keeps its address. */
export function identityOf({ name, version, entry }: RegisteredRemote): string {
  return `${name} ${version} ${new URL(entry, location.origin).href}`;
}
