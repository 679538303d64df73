/** File systems limit a name to 255 bytes, and most characters take up to three. The rest is for the extension. */
const CHARACTERS_MAX = 80;

/** What Windows refuses as a file's whole name. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Controls, and invisible characters, some of which reverse the reading direction and so hide the real extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Makes `text` the name of a file, without an extension, that every system accepts. `fallback` names a file that has no name. */
export function fileStem(text: string, fallback: string): string {
  const clean = text
    .replace(INVISIBLE, '')
    .replace(/[<>:"/\\|?*\s]+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const stem = [...clean]
    .slice(0, CHARACTERS_MAX)
    .join('')
    .replace(/[. ]+$/, '');
  return stem === '' || RESERVED.test(stem) ? `${fallback} ${stem}`.trim() : stem;
}
