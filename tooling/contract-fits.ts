import { satisfy } from '@module-federation/runtime';

/** Whether a remote that needs the contract versions of `range` works in a host that has `version`. */
export function contractFits(version: string, range: string): boolean {
  return satisfy(version, range);
}
