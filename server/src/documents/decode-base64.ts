import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { ApiError } from '../http/api-error';

/** Decodes an uploaded document of at most `bytesMax`. Accepts a data URL prefix and line breaks; rejects other nonsense. */
export function decodeBase64(name: string, content: string, bytesMax: number): Buffer {
  const bare = content.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '');
  const bytes = Buffer.from(bare, 'base64');
  // Node skips what it cannot decode, so the length reveals errors.
  if (bytes.length !== Math.floor((bare.replace(/=+$/, '').length * 3) / 4)) {
    throw new ApiError(400, `The content of "${name}" did not arrive whole. Please upload it again.`);
  }
  if (bytes.length > bytesMax) {
    throw new ApiError(413, `"${name}" is too large: at most ${formatBytes(bytesMax)} a file.`);
  }
  return bytes;
}
