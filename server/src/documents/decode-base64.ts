import { DOCUMENT_BYTES_MAX } from '@frontdesk/shared/endpoints/document';
import { ApiError } from '../http/api-error';

/** The bytes of an uploaded document. A data URL's beginning and line breaks are tolerated, nonsense is not. */
export function decodeBase64(name: string, content: string): Buffer {
  const bare = content.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '');
  const bytes = Buffer.from(bare, 'base64');
  // Node skips what it cannot read; the length tells.
  if (bytes.length !== Math.floor((bare.replace(/=+$/, '').length * 3) / 4)) {
    throw new ApiError(400, `The content of "${name}" did not arrive whole. Please upload it again.`);
  }
  if (bytes.length > DOCUMENT_BYTES_MAX) {
    throw new ApiError(413, `"${name}" is too large: at most ${DOCUMENT_BYTES_MAX / 1_000_000} MB a file.`);
  }
  return bytes;
}
