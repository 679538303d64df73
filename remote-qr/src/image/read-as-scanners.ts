import { type Pixels, readPixels, scanConditions } from '../model/scan-conditions';
import type { Decoder } from './second-decoder';

interface Scheduler {
  yield?(): Promise<void>;
}

/** Yields, so that the page can render and respond. Browsers delay every timer by 4 ms, and by more in the background. */
function breathe(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface Sought {
  readonly text: string;
  /** Modules along a side, including the quiet zone. */
  readonly edge: number;
  /** The second decoder, after jsQR; null when it cannot run. */
  readonly second: Decoder | null;
}

/**
 * Returns the text if every decoder reads it under every condition; a different text if a decoder reads that; otherwise
 * null.
 */
export async function readAsScanners(image: Pixels, { text, edge, second }: Sought): Promise<string | null> {
  const decoders = [readPixels, ...(second ? [second] : [])];
  for (const pictures of scanConditions(image, edge)) {
    let missing = decoders;
    for (const picture of pictures) {
      const pixels = picture();
      const failed: typeof decoders = [];
      for (const decoder of missing) {
        // Each reading takes a few milliseconds; all of them together would block the page.
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
