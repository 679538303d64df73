import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The body without its packing. */
export function unpacked(body: Readable, encoding: string | null): AsyncIterable<Buffer> {
  const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const create = unpackers[(encoding ?? '') as keyof typeof unpackers];
  if (!create) return body;
  const unpacker = create();
  body.on('error', (error) => unpacker.destroy(error));
  return body.pipe(unpacker);
}

/** Null for more than `bytesMax`; whatever the header said, nothing beyond that is kept. */
export async function readAtMost(pieces: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer | null> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > bytesMax) return null;
    read.push(piece);
  }
  return Buffer.concat(read);
}
