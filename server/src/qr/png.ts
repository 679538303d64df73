import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes a black and white PNG, one bit per pixel; `isBlack[y][x]`, each module drawn `scale` pixels wide. */
export function encodePng(isBlack: readonly (readonly boolean[])[], scale: number): Buffer {
  const width = (isBlack[0]?.length ?? 0) * scale;
  const height = isBlack.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grayscale.
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(scanlines(isBlack, scale, width))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function scanlines(isBlack: readonly (readonly boolean[])[], scale: number, width: number): Buffer {
  const lineBytes = 1 + Math.ceil(width / 8);
  return Buffer.concat(
    isBlack.flatMap((row) => {
      // A set bit is white; the first byte marks the line as unfiltered.
      const line = Buffer.alloc(lineBytes);
      for (let x = 0; x < width; x++) {
        const at = 1 + (x >> 3);
        if (!row[Math.floor(x / scale)]) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
      }
      return Array.from({ length: scale }, () => line);
    }),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

// Node provides it from 20.15 and 22.2 on.
const crc32 = (bytes: Buffer): number => zlibCrc32(bytes) >>> 0;
