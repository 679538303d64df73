import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { ApiError } from '../http/api-error';

/** The bytes of an uploaded document, at most `bytesMax`. A data URL's beginning and line breaks are tolerated, nonsense is not. */
export function decodeBase64(name: string, content: string, bytesMax: number): Buffer {
  const bare = content.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '');
  const bytes = Buffer.from(bare, 'base64');
  // Node skips what it cannot read; the length tells.
  if (bytes.length !== Math.floor((bare.replace(/=+$/, '').length * 3) / 4)) {
    throw new ApiError(400, `The content of "${name}" did not arrive whole. Please upload it again.`);
  }
  if (bytes.length > bytesMax) {
    throw new ApiError(413, `"${name}" is too large: at most ${formatBytes(bytesMax)} a file.`);
  }
  return bytes;
}
