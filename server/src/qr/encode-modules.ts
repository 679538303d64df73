import { needsUtf8Mark } from '@frontdesk/shared/endpoints/qr-bytes';
import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeQR } from 'qr';

type Correction = 'low' | 'medium';

/** Returns the dark modules of a code, with a border of light ones. Throws when the text is too long. */
export function encodeModules(text: string, correction: Correction, border: number): boolean[][] {
  if (!needsUtf8Mark(text)) return encodeQR(text, 'raw', { ecc: correction, border });
  // `qr` is several times faster, but it cannot mark a text as UTF-8. `encode-modules.ts` of remote-qr draws the same
  // code.
  const code = new Encoder({ level: correction === 'low' ? 'L' : 'M' }).encode(new Byte(text, Charset.UTF_8));
  const positions = Array.from({ length: code.size + 2 * border }, (_, at) => at - border);
  const isInside = (at: number) => at >= 0 && at < code.size;
  return positions.map((y) => positions.map((x) => isInside(x) && isInside(y) && code.get(x, y) === 1));
}
