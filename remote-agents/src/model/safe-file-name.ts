/** Most file systems end at 255 bytes; a character may take four of them. */
const NAME_MAX = 120;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Controls, invisible characters, and those that turn the reading direction so that an extension lies. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A name under which a file can be kept on any machine, its extension kept. */
export function safeFileName(name: string): string {
  const last = name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .trim();
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean) ?? [];
  const short = [...stem].slice(0, NAME_MAX - extension.length).join('');
  if (short === '') return `document${extension}`;
  return RESERVED.test(short) ? `_${short}${extension}` : `${short}${extension}`;
}
