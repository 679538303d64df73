/** Names and downloads files for the owner's own machine. Compiled into each page that needs it. */

/**
 * Keeps a name with its extension below 255 bytes, the limit in file systems; most characters take up to three bytes.
 */
const CHARACTERS_MAX = 80;

/** Names that Windows refuses for files. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Control and invisible characters. Some reverse the reading direction, which hides the real extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Turns `text` into a file name without an extension that every system accepts. Uses `fallback` when no characters are
 * left.
 */
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

/** Some browsers start reading the file only after handling the click. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads `content` as a file with this name, without opening it. */
export function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
