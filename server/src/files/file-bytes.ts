import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The bytes of a file, which can be read piece by piece, any number of times. */
export interface FileBytes {
  readonly size: number;
  /** Starts reading. The stream fails when the file cannot be read to its end. */
  read(): Promise<Readable>;
}

/**
 * A document's file: its hash, and our own id, so that nothing that a visitor or owner typed becomes part of a path.
 */
export interface StoredFile {
  readonly id: string;
  /** In hexadecimal digits; also stored in the document's row. */
  readonly sha256: string;
}

export const bytesInMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.length,
  read: async () => Readable.from([bytes]),
});

/** Returns the SHA-256 of a file in hexadecimal digits. */
export async function hashOf(bytes: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await bytes.read()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Reads a whole file, for code that needs it in one piece. */
export async function wholeOf(bytes: FileBytes): Promise<Buffer> {
  return buffer(await bytes.read());
}

/** Reads the first `size` bytes of a file, and perhaps some more. */
export async function beginningOf(bytes: FileBytes, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of await bytes.read()) {
    chunks.push(chunk as Buffer);
    read += (chunk as Buffer).length;
    if (read >= size) break;
  }
  return Buffer.concat(chunks);
}
