import { codeStem } from './codes-csv';

/**
 * Returns a function that gives each code's file a unique name: the second 'Menu' becomes 'Menu (2)'. Ignores letter
 * case, as some systems do.
 */
export function uniqueStems() {
  const taken = new Set<string>();
  return (name: string): string => {
    const stem = codeStem(name);
    let unique = stem;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
