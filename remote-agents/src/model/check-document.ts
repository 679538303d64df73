import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import * as messages from '../messages';
import { kindNames } from './kind-names';
import type { Limits } from './limits';
import { safeFileName } from './safe-file-name';

const words = messages.documents.problems;

/** Number of bytes at the beginning of a file that are checked. */
export const HEAD_BYTES = 1024;

interface DocumentCandidate {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The first bytes of the file. */
  readonly head: Uint8Array;
}

/** Explains in a sentence why the server could not use a file; null when it may be sent. */
export function problemWith({ name, size, head }: DocumentCandidate, limits: Limits | null): string | null {
  if (size === 0) return words.empty;
  if (limits === null) return null;
  const extension = limits.documentKinds.find((known) => name.toLowerCase().endsWith(known));
  if (!extension) return words.unknownKind(kindNames(limits));
  const { documentBytes } = limits;
  if (size > documentBytes) return words.tooLarge(formatBytes(size), formatBytes(documentBytes));
  if (!looksLike(extension, head)) return words.otherContent(extension.slice(1).toUpperCase());
  return null;
}

/** Whether the agent already has a document with this name, in any letter case. */
export function isNameTaken(name: string, takenNames: readonly string[]): boolean {
  const safe = safeFileName(name).toLowerCase();
  return takenNames.some((taken) => taken.toLowerCase() === safe);
}

const TEXT_KINDS = ['.html', '.htm', '.md', '.markdown', '.txt', '.csv', '.tsv', '.json'];
const ZIP_KINDS = ['.docx', '.xlsx', '.pptx', '.odt', '.epub'];

/** Whether the content can have the format of the extension. Unknown formats count as valid. */
function looksLike(extension: string, head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  // Readers accept a PDF whose signature is not at the very start.
  if (extension === '.pdf') return start.includes('%PDF-');
  // A password-protected file is not a zip; the server explains that.
  if (ZIP_KINDS.includes(extension)) return start.startsWith('PK') || start.startsWith('\u00d0\u00cf\u0011\u00e0');
  if (extension === '.rtf') return start.trimStart().startsWith('{\\rtf');
  return !TEXT_KINDS.includes(extension) || !start.includes('\0') || isUtf16(start);
}

/** Detects UTF-16 with its byte order mark, or without it when every other byte of ASCII letters is 0. */
function isUtf16(start: string): boolean {
  if (start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff')) return true;
  const places = Array.from(start.matchAll(/\0/g), ({ index }) => index % 2);
  return new Set(places).size === 1 && places.length > start.length / 4;
}
