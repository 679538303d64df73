const ODDITIES = [
  /** A sign within a word or at its end: '³' in 'p³atnoœæ', which is 'płatność' in the wrong encoding. */
  /(?<=\p{Ll})[¿¡¹³¼½¾£¥¦ª¶±¢»«](?=\p{L})|(?<=\p{Ll})[¿¡¹¼½¾£¥¦¶±¢]|(?<![\p{L}\p{N}])[¹³¼¾¶¦](?=\p{L})|(?<= \p{Ll})³/gu,
  /** A capital within a word. */
  /(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu,
  /** Two alphabets in a word. */
  /(?<=\p{sc=Latin})[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}]|(?<=[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}])\p{sc=Latin}/gu,
  /** An isolated accent, and characters that nobody types. */
  /[‚ƒ†‡ˆ‰˜\u02c7\u02d8\u02d9\u02da\u02db\u02dd\uff61-\uff9f\ufffd]|[^\P{Cc}\t\n\r\f]|\p{Co}/gu,
];

/** Rates how often a text contains sequences that no language uses, a sign of the wrong encoding. */
export function readingOddity(text: string): number {
  return ODDITIES.reduce((sum, oddity) => sum + (text.match(oddity)?.length ?? 0), 0);
}
