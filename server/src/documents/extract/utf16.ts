export type Utf16 = 'utf-16le' | 'utf-16be';

const SAMPLE_BYTES = 8192;
/** Characters that all scripts share. */
const COMMON = /[ \n\r\t0-9\u3000-\u3002\uff0c\uff1a\uff01]/g;

/** Detects UTF-16 and its byte order by the byte order mark or the form of the text; null for other text. */
export function utf16Of(bytes: Buffer): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  // Other text contains no control characters; in UTF-16 they are halves of characters.
  if (bytes.length % 2 !== 0 || !sample.some(isControl)) return null;
  const [little, big] = [readability(sample, 'utf-16le'), readability(sample, 'utf-16be')];
  if (Math.max(little, big) <= 0) return null;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

const isControl = (byte: number) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);

/** Counts spaces, digits and full stops, with a bonus for few alphabets; returns 0 if the bytes are not UTF-16 text. */
function readability(sample: Buffer, encoding: Utf16): number {
  try {
    // A surrogate pair may be cut off at the end.
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    if (/[^\P{Cc}\t\n\r\f]|\p{Cn}|\p{Co}/u.test(text)) return 0;
    // In the right byte order the upper halves vary least: most texts use one alphabet.
    const halves = new Set(Array.from(text, (character) => character.charCodeAt(0) >> 8));
    return (text.match(COMMON)?.length ?? 0) + 1 / halves.size;
  } catch {
    return 0;
  }
}
