import { encodeQR } from 'qr';
import type { Modules } from './paint-modules';
import type { QrStyle } from './qr-style';

/** How much of a code may be hidden and still be read: about 7, 15 and 30 in a hundred. */
export type Correction = 'low' | 'medium' | 'high';

/** The squares of a code for `text`; null when it is longer than a code of that correction can hold. */
export function encodeModules(text: string, correction: Correction): Modules | null {
  try {
    // The encoder insists on a border of at least one.
    return encodeQR(text, 'raw', { ecc: correction, border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
  } catch {
    return null;
  }
}

/** As the server draws it: medium correction, and low only for texts that leave no room for more. */
export function encodePlain(text: string): Modules | null {
  return encodeModules(text, 'medium') ?? encodeModules(text, 'low');
}

/** The squares of a code in a style: a logo hides some of them, so it needs the highest correction. */
export function modulesFor(text: string, { logo }: Pick<QrStyle, 'logo'>): Modules | null {
  return logo === null ? encodePlain(text) : encodeModules(text, 'high');
}
