import { needsUtf8Mark } from '@frontdesk/shared/endpoints/qr-bytes';
import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeQR } from 'qr';
import type { Modules } from './paint-modules';
import type { QrStyle } from './qr-style';

/** The share of a code that may be hidden while it stays readable: about 7, 15 and 30 percent. */
export type Correction = 'low' | 'medium' | 'high';

const LEVELS = { low: 'L', medium: 'M', high: 'H' } as const;

/**
 * Encodes `text` as modules; null when it is too long for a code with that correction. `version` is the size of the
 * code, 1 to 40. Default: the smallest that holds the text.
 */
export function encodeModules(text: string, correction: Correction, version?: number): Modules | null {
  try {
    return needsUtf8Mark(text) ? encodeUtf8(text, correction, version) : encodeAscii(text, correction, version);
  } catch {
    return null;
  }
}

function encodeAscii(text: string, ecc: Correction, version: number | undefined): Modules {
  // The encoder requires a border of at least one module.
  return encodeQR(text, 'raw', { ecc, border: 1, version })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

/** Marks the text as UTF-8, which `qr` cannot. `qr-image.ts` of the server draws the same code. */
function encodeUtf8(text: string, correction: Correction, version: number | undefined): Modules {
  const code = new Encoder({ level: LEVELS[correction], version: version ?? 'Auto' }).encode(
    new Byte(text, Charset.UTF_8),
  );
  const positions = Array.from({ length: code.size }, (_, at) => at);
  return positions.map((y) => positions.map((x) => code.get(x, y) === 1));
}

/** Encodes as the server does: with medium correction, or low for texts that are too long for medium. */
export function encodePlain(text: string): Modules | null {
  return encodeModules(text, 'medium') ?? encodeModules(text, 'low');
}

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
