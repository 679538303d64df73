import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Decompresses the body. */
export function unpacked(body: Readable, encoding: string | null): AsyncIterable<Buffer> {
  const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const create = unpackers[(encoding ?? '') as keyof typeof unpackers];
  if (!create) return body;
  const unpacker = create();
  body.on('error', (error) => unpacker.destroy(error));
  return body.pipe(unpacker);
}

/** Returns null for more than `bytesMax`; stores nothing beyond that, whatever the header declared. */
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
