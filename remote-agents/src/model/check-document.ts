import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { kindNames, type Limits } from './limits';
import { safeFileName } from './safe-file-name';

/** So much of a file's beginning is looked at. */
export const HEAD_BYTES = 1024;

interface DocumentCandidate {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The first bytes of it. */
  readonly head: Uint8Array;
}

/** Why the server would have no use for a file, a sentence for the owner; null when it may be sent. */
export function problemWith({ name, size, head }: DocumentCandidate, limits: Limits | null): string | null {
  if (size === 0) return 'This file is empty.';
  if (limits === null) return null;
  const extension = limits.documentKinds.find((known) => name.toLowerCase().endsWith(known));
  if (!extension) return `This kind of file cannot be read. Choose ${kindNames(limits)} files.`;
  const { documentBytes } = limits;
  if (size > documentBytes) {
    return `This file is too large: ${formatBytes(size)}. The limit is ${formatBytes(documentBytes)}.`;
  }
  if (!looksLike(extension, head)) return `This is not really a ${extension.slice(1).toUpperCase()} file.`;
  return null;
}

/** Whether the agent has a document of this name already, whatever its case. */
export function isNameTaken(name: string, takenNames: readonly string[]): boolean {
  const safe = safeFileName(name).toLowerCase();
  return takenNames.some((taken) => taken.toLowerCase() === safe);
}

const TEXT_KINDS = ['.html', '.htm', '.md', '.markdown', '.txt', '.csv'];

/** Whether the content can be of the kind that the name says. Of other kinds nothing is known here. */
function looksLike(extension: string, head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  // Readers accept a PDF whose mark does not stand at the very start.
  if (extension === '.pdf') return start.includes('%PDF-');
  if (extension === '.docx') return start.startsWith('PK');
  const isUtf16 = start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff');
  return !TEXT_KINDS.includes(extension) || isUtf16 || !start.includes('\0');
}
