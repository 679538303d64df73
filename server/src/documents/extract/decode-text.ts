import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { utf16Of } from './utf16';

const ODDITIES = [
  /** A symbol within a word or at its end: '³' in 'p³atnoœæ', which is 'płatność' in the wrong encoding. */
  /(?<=\p{Ll})[¿¡¹³¼½¾£¥¦ª¶±¢»«](?=\p{L})|(?<=\p{Ll})[¿¡¹¼½¾£¥¦¶±¢]|(?<![\p{L}\p{N}])[¹³¼¾¶¦](?=\p{L})|(?<= \p{Ll})³/gu,
  /** A capital within a word. */
  /(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu,
  /** Two alphabets in a word. */
  /(?<=\p{sc=Latin})[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}]|(?<=[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}])\p{sc=Latin}/gu,
  /** An isolated accent, and characters that nobody types. */
  /[‚ƒ†‡ˆ‰˜\u02c7\u02d8\u02d9\u02da\u02db\u02dd\uff61-\uff9f\ufffd]|[^\P{Cc}\t\n\r\f]|\p{Co}/gu,
];

/** Rates how often a text contains sequences that no language uses, a sign of the wrong encoding. */
function readingOddity(text: string): number {
  return ODDITIES.reduce((sum, oddity) => sum + (text.match(oddity)?.length ?? 0), 0);
}

/** Amount of non-ASCII text that is examined; more does not improve the guess. */
const SAMPLE_BYTES = 64_000;
/**
 * The confidence that chardet reports for a text that could be in a multi-byte encoding if it recognized no word in it.
 */
const NO_EVIDENCE = 10;
/** Most Western letters are ASCII; when few are, the text uses another alphabet. */
const OTHER_ALPHABET = 0.6;
/** Encodings that are also considered, since chardet needs several sentences; most likely first. */
const WESTERN = ['windows-1252', 'windows-1250', 'ISO-8859-2'];
const OTHER = ['Shift_JIS', 'GB18030', 'windows-1251'];

/**
 * Decodes text: as Unicode if its marks or its form indicate that, otherwise in the encoding in which it reads best.
 */
export function decodeText(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, guessEncoding(sampleOf(bytes)));
  }
}

/** Combines chardet's confidence with a rating of how odd the text would read. */
function guessEncoding(sample: Buffer): string {
  const isOther = isOtherAlphabet(sample);
  const found = analyse(sample)
    .map(({ name, confidence }) => ({ name: windowsName(name), confidence }))
    .filter(({ name, confidence }) => confidence > NO_EVIDENCE && iconv.encodingExists(name));
  const others = (isOther ? OTHER : WESTERN).filter((name) => !found.some((known) => known.name === name));
  const candidates = [...found, ...others.map((name, at) => ({ name, confidence: NO_EVIDENCE - at }))];
  const high = sample.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  const costs = candidates.map(
    ({ name, confidence }) => readingOddity(iconv.decode(sample, name)) / high - confidence / 100,
  );
  return candidates[costs.indexOf(Math.min(...costs))]?.name ?? 'windows-1252';
}

/** The Windows character set has the same letters and additional characters, such as the euro sign. */
const windowsName = (name: string) => (name === 'ISO-8859-1' ? 'windows-1252' : name);

/** Returns the lines that are not plain ASCII, which would reveal nothing about the encoding. */
function sampleOf(bytes: Buffer): Buffer {
  const lines: Buffer[] = [];
  let size = 0;
  for (let from = 0; from < bytes.length && size < SAMPLE_BYTES; ) {
    const next = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, next < 0 ? bytes.length : next + 1);
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line.subarray(0, SAMPLE_BYTES - size));
      size += line.length;
    }
    from += line.length;
  }
  return Buffer.concat(lines);
}

function isOtherAlphabet(sample: Buffer): boolean {
  let [high, low] = [0, 0];
  for (const byte of sample) {
    if (byte >= 0x80) high++;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) low++;
  }
  return high > 2 && high / (high + low) > OTHER_ALPHABET;
}
