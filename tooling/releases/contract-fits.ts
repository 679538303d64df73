import { satisfy } from '@module-federation/runtime';

/** Whether a remote that needs contract versions in `range` works in a host with `version`. */
export function contractFits(version: string, range: string): boolean {
  return satisfy(version, range);
}
