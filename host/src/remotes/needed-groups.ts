import type { PreloadHints } from '@frontdesk/shared/contract';

/** The shared groups that a module needs, by their short names. Undefined when its build did not list them. */
export function neededGroups(hints: PreloadHints | undefined): readonly string[] | undefined {
  return hints?.groups ?? hints?.kit;
}
