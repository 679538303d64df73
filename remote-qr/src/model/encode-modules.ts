import { needsUtf8Mark } from '@frontdesk/shared/endpoints/qr-bytes';
import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { encodeQR } from 'qr';
import type { Modules } from './paint-modules';

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

/** Marks the text as UTF-8, which `qr` cannot. `encode-modules.ts` of the server draws the same code. */
function encodeUtf8(text: string, correction: Correction, version: number | undefined): Modules {
  const code = new Encoder({ level: LEVELS[correction], version: version ?? 'Auto' }).encode(
    new Byte(text, Charset.UTF_8),
  );
  const positions = Array.from({ length: code.size }, (_, at) => at);
  return positions.map((y) => positions.map((x) => code.get(x, y) === 1));
}

/** Encodes as the server does: with medium correction, or low for texts that are too long for medium. */
export function encodePlain(text: string): Modules | null {
  return encodeModules(text, 'medium') ?? encodeModules(text, 'low');
}
