import { QR_BYTES_MAX, qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import { drawPlain } from '@frontdesk/shared/endpoints/qr-image/plain-png';
import { ApiError } from '../http/api-error';

/** Returns a PNG of the code for `text` as a data URL. Throws 400 when the text is too long. */
export async function qrDataUrl(text: string): Promise<string> {
  const bytes = qrBytes(text);
  if (bytes > QR_BYTES_MAX) {
    throw new ApiError(400, `This is too long for a QR code: ${bytes} bytes, at most ${QR_BYTES_MAX}.`);
  }
  return drawPlain(text);
}
