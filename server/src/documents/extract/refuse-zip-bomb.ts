import { fromBufferPromise, type ZipFile } from 'yauzl';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';

const INFLATED_BYTES_MAX = 100_000_000;

/**
 * Refuses a zip that unpacks to more than `limit` bytes. Does not trust the declared sizes: each entry is unpacked here
 * in pieces, before a library reads whole entries into memory.
 */
export async function refuseZipBomb(zip: Buffer, limit = INFLATED_BYTES_MAX): Promise<void> {
  try {
    const file = await fromBufferPromise(zip, { validateEntrySizes: false });
    if ((await inflatedSize(file, limit)) > limit) throw new ExtractionFailure(FAILURES.tooBig);
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedOffice, { cause });
  }
}

/** Of all entries; stops a little above `limit`. */
async function inflatedSize(file: ZipFile, limit: number): Promise<number> {
  let size = 0;
  for await (const entry of file.eachEntry()) {
    for await (const piece of await file.openReadStreamPromise(entry)) {
      size += (piece as Buffer).length;
      if (size > limit) return size;
    }
  }
  return size;
}
