import { inflateRawSync } from 'node:zlib';
import { ExtractionFailure, FAILURES } from './extraction-failure';

const INFLATED_BYTES_MAX = 100_000_000;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;

/**
 * Refuses a zip that unpacks to more than `limit` bytes. The sizes it claims are not believed: each entry is
 * unpacked here, and given up at the limit, before any library is let near it.
 */
export function refuseZipBomb(zip: Buffer, limit = INFLATED_BYTES_MAX): void {
  let left = limit;
  for (const { start, method, packedSize } of entries(zip)) {
    const packed = zip.subarray(start, start + packedSize);
    left -= method === 8 ? inflatedSize(packed, left) : packed.length;
    if (left < 0) throw new ExtractionFailure(FAILURES.tooBig);
  }
}

function inflatedSize(packed: Buffer, limit: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit + 1 }).length;
  } catch (error) {
    const isTooBig = error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ExtractionFailure(isTooBig ? FAILURES.tooBig : FAILURES.damagedDocx, { cause: error });
  }
}

function* entries(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== END_SIGNATURE) {
    throw new ExtractionFailure(FAILURES.damagedDocx);
  }
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY_SIGNATURE) {
      throw new ExtractionFailure(FAILURES.damagedDocx);
    }
    const local = zip.readUInt32LE(at + 42);
    if (local + 30 > zip.length) throw new ExtractionFailure(FAILURES.damagedDocx);
    yield {
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
    };
    at += ENTRY_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
