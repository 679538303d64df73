import { type Pixels, readPixels, scanConditions } from '../model/scan-conditions';
import { type Decoder, loadSecondDecoder } from './second-decoder';

/** The code that a picture should show. */
export interface Sought {
  readonly text: string;
  /** Modules along a side, including the quiet zone. */
  readonly edge: number;
}

export interface Reading {
  /** The text if every decoder reads it under every condition; a different text if one reads that; otherwise null. */
  readonly read: string | null;
  /** Whether two decoders could run. */
  readonly isReadTwice: boolean;
}

/** Reads a picture with two decoders under all conditions. */
export async function readCode(image: Pixels, sought: Sought): Promise<Reading> {
  const second = await loadSecondDecoder();
  return { read: await readAsScanners(image, { ...sought, second }), isReadTwice: second !== null };
}

/** Reads the text of a code in any picture with the first decoder; null without a code. */
export const readAny: (image: Pixels) => string | null = readPixels;

interface Scheduler {
  yield?(): Promise<void>;
}

/** Yields, so that the thread can do other work. Browsers delay every timer by 4 ms, and by more in the background. */
function breathe(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface SoughtBy extends Sought {
  /** The second decoder, after the first; null when it cannot run. */
  readonly second: Decoder | null;
}

/**
 * Returns the text if every decoder reads it under every condition; a different text if a decoder reads that; otherwise
 * null.
 */
export async function readAsScanners(image: Pixels, { text, edge, second }: SoughtBy): Promise<string | null> {
  const decoders = [readPixels, ...(second ? [second] : [])];
  for (const pictures of scanConditions(image, edge)) {
    let missing = decoders;
    for (const picture of pictures) {
      const pixels = picture();
      const failed: typeof decoders = [];
      for (const decoder of missing) {
        // Each reading takes a few milliseconds; all of them together would block a page whose browser runs no worker.
        await breathe();
        const read = await decoder(pixels);
        if (read !== null && read !== text) return read;
        if (read === null) failed.push(decoder);
      }
      missing = failed;
      if (missing.length === 0) break;
    }
    if (missing.length > 0) return null;
  }
  return text;
}
