import { offerFile } from '@frontdesk/shared/files';
import { decodeBase64 } from '../../model/decode-base64';
import { safeFileName } from '../../model/safe-file-name';

/** Downloads the file. Throws when the content is not base64, instead of saving a broken file. */
export function saveFile(name: string, base64Content: string): void {
  const bytes = decodeBase64(base64Content);
  if (!bytes || bytes.length === 0) throw new Error('The content is not valid base64: the file is damaged.');
  // A type that browsers never open in the page, whatever the file claims to be.
  offerFile(new Blob([bytes], { type: 'application/octet-stream' }), safeFileName(name));
}
