import { writeCsv } from '@frontdesk/shared/csv';
import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { fileStem } from '@frontdesk/shared/files';
import type { SavedQr, ShortLink } from './qr-content';
import { readContent } from './qr-content';

const COLUMNS = ['name', 'type', 'content', 'short link', 'scans', 'tags'];

interface Facts {
  readonly links: ReadonlyMap<string, Pick<ShortLink, 'url' | 'visits'>>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/**
 * Lists codes as a CSV file for spreadsheets. The content column shows where a code leads, and the short link column
 * the text in the code.
 */
export function codesCsv(codes: readonly SavedQr[], { links, tags }: Facts): string {
  const rows = codes.map(({ id, name, type, payload }) => {
    const content = readContent(type, payload);
    const link = links.get(String(id));
    const tagged = tags.get(String(id)) ?? [];
    const scans = link ? String(link.visits) : '';
    return [name, type, content ? encodedText(content) : '', link?.url ?? '', scans, tagged.join('; ')];
  });
  return writeCsv([COLUMNS, ...rows]);
}

/** Returns a file name for a code's name, without an extension. */
export const codeStem = (name: string) => fileStem(name, 'qr-code');

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
