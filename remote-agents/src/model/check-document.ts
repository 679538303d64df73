import { formatBytes } from './format-bytes';
import { safeFileName } from './safe-file-name';

/** What the server can read, by extension. */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.docx', '.html', '.htm', '.md', '.markdown', '.txt', '.csv'] as const;
const KINDS = 'PDF, Word (DOCX), HTML, Markdown, text and CSV files';

/** So much of a file's beginning is looked at. */
export const HEAD_BYTES = 1024;

interface DocumentCandidate {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The first bytes of it. */
  readonly head: Uint8Array;
}

/** Why a file would be of no use, a sentence for the owner; null when it may travel. */
export function problemWith(
  { name, size, head }: DocumentCandidate,
  { takenNames, bytesMax }: { readonly takenNames: readonly string[]; readonly bytesMax: number },
): string | null {
  const extension = DOCUMENT_EXTENSIONS.find((known) => name.toLowerCase().endsWith(known));
  if (!extension) return `This kind of file cannot be read. Choose ${KINDS}.`;
  if (size === 0) return 'This file is empty.';
  if (size > bytesMax) return `This file is too large: ${formatBytes(size)}. The limit is ${formatBytes(bytesMax)}.`;
  if (!looksLike(extension, head)) return `This is not really a ${extension.slice(1).toUpperCase()} file.`;
  const safe = safeFileName(name).toLowerCase();
  if (takenNames.some((taken) => taken.toLowerCase() === safe)) {
    return 'A document with this name is already here. Delete that one first, or rename the file.';
  }
  return null;
}

function looksLike(extension: (typeof DOCUMENT_EXTENSIONS)[number], head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  // Readers accept a PDF whose mark does not stand at the very start.
  if (extension === '.pdf') return start.includes('%PDF-');
  if (extension === '.docx') return start.startsWith('PK');
  const isUtf16 = start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff');
  return isUtf16 || !start.includes('\0');
}
