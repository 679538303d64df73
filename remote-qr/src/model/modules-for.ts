import { encodePlain } from './encode-modules';
import { encodeWithLogo } from './encode-with-logo';
import type { Modules } from './paint-modules';
import type { QrStyle } from './qr-style';

/** Encodes a code for a style. Null when the text is too long for it. */
export function modulesFor(text: string, { logo }: Pick<QrStyle, 'logo'>): Modules | null {
  return logo === null ? encodePlain(text) : encodeWithLogo(text);
}
