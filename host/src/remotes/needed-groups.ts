import type { PreloadHints } from '@frontdesk/shared/contract';

/** Returns the short names of the shared groups that a module needs; undefined when its build did not list them. */
export function neededGroups(hints: PreloadHints | undefined): readonly string[] | undefined {
  return hints?.groups ?? hints?.kit;
}
