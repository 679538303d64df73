/** A hyphen is kept before these words: 'Ein- und Ausfahrt', 'pre- and post-war'. */
const CONJUNCTION = /^(?:und|oder|bzw|sowie|and|or|et|ou|y|e|o|en|of|i|lub|a|nebo)\b/iu;

/** Joins a wrapped line to the previous one, and repairs a word that was hyphenated at the line's end. */
export function joinLines(open: string, line: string): string {
  if (open === '') return line;
  if (/\u00ad$/.test(open)) return open.slice(0, -1) + line;
  if (/\p{Ll}[-\u2010]$/u.test(open) && /^\p{Ll}/u.test(line) && !CONJUNCTION.test(line))
    return open.slice(0, -1) + line;
  // Chinese and Japanese have no spaces.
  const isUnspaced =
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，]$/u.test(open) &&
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(line);
  return isUnspaced ? open + line : `${open} ${line}`;
}
