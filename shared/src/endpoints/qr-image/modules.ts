import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeQR } from 'qr';
import { needsUtf8Mark } from '../qr-bytes';

/** The dark and light modules of a code, row by row, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Width of the light zone around a code, in modules; scanners fail with less. */
export const QUIET_ZONE = 4;

/** The share of a code that may be hidden while it stays readable: about 7, 15 and 30 percent. */
export type Correction = 'low' | 'medium' | 'high';

const LEVELS = { low: 'L', medium: 'M', high: 'H' } as const;

/**
 * Encodes `text` as modules; null when it is too long for a code with that correction. `version` is the size of the
 * code, 1 to 40. Default: the smallest that holds the text.
 */
export function encodeModules(text: string, correction: Correction, version?: number): Modules | null {
  try {
    return needsUtf8Mark(text) ? encodeUtf8(text, correction, version) : encodeAscii(text, correction, version);
  } catch {
    return null;
  }
}

function encodeAscii(text: string, ecc: Correction, version: number | undefined): Modules {
  // The encoder requires a border of at least one module.
  return encodeQR(text, 'raw', { ecc, border: 1, version })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

/** Marks the text as UTF-8, which `qr` cannot, though it is several times faster. */
function encodeUtf8(text: string, correction: Correction, version: number | undefined): Modules {
  const code = new Encoder({ level: LEVELS[correction], version: version ?? 'Auto' }).encode(
    new Byte(text, Charset.UTF_8),
  );
  const positions = Array.from({ length: code.size }, (_, at) => at);
  return positions.map((y) => positions.map((x) => code.get(x, y) === 1));
}

/** Encodes with medium correction, which fits 2331 bytes, or low for longer texts. Null when the text is too long. */
export function encodePlain(text: string): Modules | null {
  return encodeModules(text, 'medium') ?? encodeModules(text, 'low');
}
