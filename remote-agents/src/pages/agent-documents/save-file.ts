import { decodeBase64 } from '../../model/decode-base64';
import { safeFileName } from '../../model/safe-file-name';
import { offerDownload } from '../offer-download';

/** Hands the owner the file. Throws when the content is no base64, rather than saving a broken one. */
export function saveFile(name: string, base64Content: string): void {
  const bytes = decodeBase64(base64Content);
  if (!bytes || bytes.length === 0) throw new Error('The content is not valid base64: the file is damaged.');
  // Never opened in the page, whatever the file claims to be.
  offerDownload(safeFileName(name), new Blob([bytes], { type: 'application/octet-stream' }));
}
