import { QR_BYTES_MAX } from '@frontdesk/shared/endpoints/qr';
import { qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import { ApiError } from '../http/api-error';
import { encodeModules } from './encode-modules';
import { encodePng } from './png';

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
