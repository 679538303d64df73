import { decodeBase64 } from '../../model/decode-base64';
import { safeFileName } from '../../model/safe-file-name';

/** Hands the owner the file. Throws when the content is no base64, rather than saving a broken one. */
export function saveFile(name: string, base64Content: string): void {
  const bytes = decodeBase64(base64Content);
  if (!bytes || bytes.length === 0) throw new Error('The content is not valid base64: the file is damaged.');
  // Never opened in the page, whatever the file claims to be.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
