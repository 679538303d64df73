import { encodeModules, encodePlain, type Modules } from '@frontdesk/shared/endpoints/qr-image/modules';
import type { QrStyle } from './qr-style';

/** The largest usable version: all larger codes have an alignment mark in their middle. */
const VERSION_MAX = 34;

/**
 * Encodes a code with a logo in its middle. A logo hides some modules, so the code uses the highest correction.
 * Versions 7 to 13, 21 to 27 and 35 to 40 have an alignment mark in the middle; scanners mistake a part of the logo for
 * it and misplace everything else. These codes get the next larger version without a middle mark. Null when the text is
 * too long.
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

/**
 * Whether the version has an alignment mark in the middle: every seven versions add a row of marks, and an odd number
 * of rows has one there.
 */
function hasMarkInMiddle(version: number): boolean {
  return version >= 7 && Math.floor(version / 7) % 2 === 1;
}

/** Encodes a code for a style. Null when the text is too long for it. */
export function modulesFor(text: string, { logo }: Pick<QrStyle, 'logo'>): Modules | null {
  return logo === null ? encodePlain(text) : encodeWithLogo(text);
}
