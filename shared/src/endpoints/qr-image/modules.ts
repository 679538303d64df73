import {
  _ECC_BLOCKS as BLOCKS,
  _BYTES as BYTES,
  _GF256 as FIELD,
  _tests as internals,
  _WORDS_PER_BLOCK as PARITY,
} from 'qr';
import { needsUtf8Mark } from '../qr-bytes';

/** The dark and light modules of a code, row by row, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Width of the light zone around a code, in modules; with less, scanners fail. */
export const QUIET_ZONE = 4;

/** How much of a code may be hidden while the code remains readable: about 7, 15 and 30 percent. */
export type Correction = 'low' | 'medium' | 'high';

/**
 * Encodes `text` as modules; null when it is too long for a code with that correction. `version` is the size of the
 * code, 1 to 40. Default: the smallest that fits the text.
 */
export function encodeModules(text: string, correction: Correction, version?: number): Modules | null {
  try {
    const encode = needsUtf8Mark(text) ? utf8Encoder(text, correction) : asciiEncoder(text, correction);
    for (let candidate = version ?? 1; candidate <= (version ?? VERSION_MAX); candidate++) {
      const data = encode(candidate);
      if (!data) continue;
      const matrix = internals.drawSymbol(candidate, correction, data);
      const positions = Array.from({ length: matrix.size }, (_, at) => at);
      return positions.map((y) => positions.map((x) => internals.matGet(matrix, x, y) === 1));
    }
  } catch {
    // Not a text: another server may answer without one.
  }
  return null;
}

const VERSION_MAX = 40;

/** Returns the data and parity of a code of a version; null if the text does not fit. */
type Encoder = (version: number) => Uint8Array | null;

/** Uses the parts of `qr` instead of `encodeQR`, which contains the writers of five formats. */
function asciiEncoder(text: string, ecc: Correction): Encoder {
  const type = internals.detectType(text);
  const bytes = new TextEncoder().encode(text);
  return (version) => {
    // A byte holds at most 2.4 digits, so most versions that are too small need no try.
    if (text.length > at(BYTES, version) * 3) return null;
    try {
      return internals.encodeData(version, ecc, text, type, bytes);
    } catch {
      return null;
    }
  };
}

/** The bits that announce UTF-8 (ECI 26), followed by bytes. */
const UTF8_MARK = [0x7, 0x1, 0xa, 0x4];
const PADDING = [0xec, 0x11];

/** Marks the text as UTF-8, which `qr` cannot do: this function encodes the text, and `qr` draws it. */
function utf8Encoder(text: string, ecc: Correction): Encoder {
  const bytes = new TextEncoder().encode(text);
  return (version) => {
    const data = utf8Data(bytes, version, ecc);
    return data && withParity(data, version, ecc);
  };
}

/** The data of a code, padded; null if it does not fit. */
function utf8Data(bytes: Uint8Array, version: number, ecc: Correction): Uint8Array | null {
  const size = at(BYTES, version) - at(PARITY[ecc], version) * at(BLOCKS[ecc], version);
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 0xff];
  if (bytes.length > (version < 10 ? 0xff : 0xffff)) return null;
  // Splits the mark, the length and the bytes into half-bytes. Adds four zero bits as the terminator, if there is room.
  const halves = [...UTF8_MARK, ...[...length, ...bytes].flatMap((byte) => [byte >> 4, byte & 0xf])];
  if (halves.length > size * 2) return null;
  if (halves.length < size * 2) halves.push(0);
  if (halves.length % 2 === 1) halves.push(0);
  const used = halves.length / 2;
  return Uint8Array.from({ length: size }, (_, index) =>
    index < used ? ((halves[index * 2] ?? 0) << 4) | (halves[index * 2 + 1] ?? 0) : (PADDING[(index - used) % 2] ?? 0),
  );
}

/** Splits the data into blocks, the shorter ones first, and interleaves them and their parity. */
function withParity(data: Uint8Array, version: number, ecc: Correction): Uint8Array {
  const [blocks, parity] = [at(BLOCKS[ecc], version), at(PARITY[ecc], version)];
  const generator = generatorOf(parity);
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const begin = index * short + Math.max(0, index - (blocks - longer));
    return data.subarray(begin, begin + short + (index < blocks - longer ? 0 : 1));
  });
  const ends = parts.map((part) => internals.rsEcc(part, generator));
  const interleave = (rows: readonly Uint8Array[], length: number) =>
    Array.from({ length }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat();
  return Uint8Array.from([...interleave(parts, short + 1), ...interleave(ends, parity)]);
}

/** The Reed-Solomon generator's coefficients after the leading one. */
function generatorOf(degree: number): Uint8Array {
  const product = (one: number, power: number) => (one === 0 ? 0 : at0(FIELD.exp, at0(FIELD.log, one) + power));
  let generator = Uint8Array.of(1);
  for (let power = 0; power < degree; power++) {
    const last = generator;
    generator = Uint8Array.from({ length: last.length + 1 }, (_, index) =>
      index === 0 ? 1 : (last[index] ?? 0) ^ product(last[index - 1] ?? 0, power),
    );
  }
  return generator.subarray(1);
}

const at0 = (values: ArrayLike<number>, index: number) => values[index] ?? 0;
const at = (values: ArrayLike<number>, version: number) => at0(values, version - 1);

/**
 * Encodes with medium correction, which fits 2331 bytes, or with low correction for longer texts. Null when the text is
 * too long.
 */
export function encodePlain(text: string): Modules | null {
  return encodeModules(text, 'medium') ?? encodeModules(text, 'low');
}
