const LENGTH_MAX = 80;

/** What Windows refuses as a file's whole name. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A code's name as the beginning of a file's name that every system takes. */
export function fileStem(name: string): string {
  const clean = name
    // Signs that turn the direction of reading can make a name end in what it does not.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*\s]+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const stem = [...clean]
    .slice(0, LENGTH_MAX)
    .join('')
    .replace(/[. ]+$/, '');
  return stem === '' || RESERVED.test(stem) ? `qr-code${stem && ` ${stem}`}` : stem;
}

/** Gives each name a stem of its own: the second 'Menu' becomes 'Menu (2)'. Systems differ on case, so it counts for nothing. */
export function uniqueStems() {
  const taken = new Set<string>();
  return (name: string): string => {
    const stem = fileStem(name);
    let unique = stem;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
