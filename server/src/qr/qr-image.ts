import { QR_BYTES_MAX } from '@frontdesk/shared/endpoints/qr';
import { needsUtf8Mark, qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeQR } from 'qr';
import { ApiError } from '../http/api-error';
import { encodePng } from './png';

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

/** Scanners need four light modules around the code. */
const QUIET_ZONE = 4;
/** Wide enough for the largest size, 400 pixels, without scaling up. */
const WIDTH_MIN = 400;

/** Returns a PNG of the code for `text` as a data URL. Error correction is as high as the text leaves room for. */
export function qrDataUrl(text: string): string {
  const bytes = qrBytes(text);
  if (bytes > QR_BYTES_MAX) {
    throw new ApiError(400, `This is too long for a QR code: ${bytes} bytes, at most ${QR_BYTES_MAX}.`);
  }
  const modules = encode(text);
  const scale = Math.ceil(WIDTH_MIN / modules.length);
  return `data:image/png;base64,${encodePng(modules, scale).toString('base64')}`;
}

function encode(text: string): boolean[][] {
  try {
    return encodeModules(text, 'medium', QUIET_ZONE);
  } catch {
    // Medium fits 2331 bytes, low fits all.
    return encodeModules(text, 'low', QUIET_ZONE);
  }
}
