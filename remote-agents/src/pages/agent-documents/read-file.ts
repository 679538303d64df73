import { HEAD_BYTES } from '../../model/check-document';

/** Reads the first bytes of a file. */
export function readHead(file: File): Promise<Uint8Array> {
  return read(file.slice(0, HEAD_BYTES), (reader, blob) => reader.readAsArrayBuffer(blob)).then(
    (content) => new Uint8Array(content as ArrayBuffer),
  );
}

/**
 * Reads the whole file as base64. The browser does that in the background, so the page stays usable even with 25 MB.
 */
export async function readBase64(file: File): Promise<string> {
  const url = (await read(file, (reader, blob) => reader.readAsDataURL(blob))) as string;
  return url.slice(url.indexOf(',') + 1);
}

function read(blob: Blob, begin: (reader: FileReader, blob: Blob) => void): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    // Happens when the file was removed or a folder was dropped.
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    begin(reader, blob);
  });
}
