import { encodeModules } from './encode-modules';
import type { Modules } from './paint-modules';

/** The largest version to use: all larger codes have an alignment mark in their middle. */
const VERSION_MAX = 34;

/**
 * The squares of a code with a logo in its middle. A logo hides some of them, so it needs the highest correction.
 * Versions 7 to 13, 21 to 27 and 35 to 40 have an alignment mark in the middle; scanners take a part of the logo for it
 * and misplace everything else. These codes get the next larger version without one. Null when the text is too long.
 */
export function encodeWithLogo(text: string): Modules | null {
  const modules = encodeModules(text, 'high');
  const version = modules && versionOf(modules);
  if (version === null || !hasMarkInMiddle(version)) return modules;
  return version > VERSION_MAX ? null : encodeModules(text, 'high', Math.ceil((version + 1) / 7) * 7);
}

export function versionOf(modules: Modules): number {
  return (modules.length - 17) / 4;
}

/** Every seven versions there is another row of marks; with an odd number of them the middle has one. */
function hasMarkInMiddle(version: number): boolean {
  return version >= 7 && Math.floor(version / 7) % 2 === 1;
}
