import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { pageLanguage } from '@frontdesk/shared/endpoints/page-language';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { fileStem } from '@frontdesk/shared/files';
import * as messages from '../messages';
import type { Limits } from './limits';

export interface KnowledgeDocument {
  readonly id: WireId;
  readonly name: string;
  /** The number in the wire format; servers may send unknown numbers. */
  readonly status: number;
  /** Sentences that explain why processing failed, or why a ready document is not indexed yet. */
  readonly error: string | null;
  /** In bytes. */
  readonly size: number | null;
  /**
   * The share of a ready document that can be found by its meaning, from 0 to 1; null when it is complete, or when the
   * server does not report it.
   */
  readonly indexedShare: number | null;
  /** Whether its text was recognized in a picture, and so may contain mistakes. */
  readonly isScan: boolean;
  /** While a scan is being processed, how many of its pages have been read so far. */
  readonly pages: { readonly read: number; readonly all: number } | null;
  /** The address from which it was fetched; null for an uploaded file. */
  readonly sourceAddress: string | null;
  /** When the status last changed, ISO 8601. */
  readonly changedAt: string | null;
}

export type DocumentStatus = 'queued' | 'processing' | 'ready' | 'failed' | 'unknown';

const STATUSES: readonly DocumentStatus[] = ['queued', 'processing', 'ready', 'failed'];

export function statusOf({ status }: Pick<KnowledgeDocument, 'status'>): DocumentStatus {
  return STATUSES[status] ?? 'unknown';
}

/** Whether the status will still change by itself. */
export function isUnderWay(document: Pick<KnowledgeDocument, 'status'>): boolean {
  const status = statusOf(document);
  return status === 'queued' || status === 'processing';
}

/** Whether the document is ready while the server still indexes it. */
export function isBeingIndexed(document: Pick<KnowledgeDocument, 'status' | 'indexedShare'>): boolean {
  return statusOf(document) === 'ready' && document.indexedShare !== null && document.indexedShare < 1;
}

/** Whether the document may be deleted: not while it is being processed (spec section 4.4). */
export function canDelete(document: Pick<KnowledgeDocument, 'status'>): boolean {
  return statusOf(document) !== 'processing';
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  '.pdf': 'PDF',
  '.docx': 'Word (DOCX)',
  '.odt': 'OpenDocument (ODT)',
  '.xlsx': 'Excel (XLSX)',
  '.pptx': 'PowerPoint (PPTX)',
  '.html': 'HTML',
  '.htm': 'HTML',
  '.md': 'Markdown',
  '.markdown': 'Markdown',
  '.txt': messages.documents.textKind,
  '.csv': 'CSV',
  '.tsv': 'CSV',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
};

/** Names the kinds of documents for the owner: 'PDF, Word (DOCX), and CSV'. */
export function kindNames({ documentKinds }: Pick<Limits, 'documentKinds'>): string {
  const names = new Set(documentKinds.map((kind) => KIND_NAMES[kind] ?? kind.slice(1).toUpperCase()));
  return new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(names);
}

/** Turns a document's name into a file name that every system accepts. Keeps the extension and drops folders. */
export function safeFileName(name: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').trim().replace(/^[. ]+/, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/s.exec(last.replace(/[. ]+$/, '')) ?? [];
  return fileStem(stem, 'document') + extension.replace(/[^.\p{L}\p{N}_-]/gu, '');
}

/**
 * Decodes base64 in any form that servers write: with line breaks, a data URL's prefix, the URL-safe alphabet, or
 * without padding. Null when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const bare = text
    .replace(/^\s*data:[^,]*,/, '')
    .replace(/\s+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/=+$/, '');
  try {
    // A loop, because Uint8Array.from takes seconds for 25 MB.
    const binary = atob(bare);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Number of bytes checked at the beginning of a file. */
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
  if (size === 0) return messages.documents.problems.empty;
  if (limits === null) return null;
  const extension = limits.documentKinds.find((known) => name.toLowerCase().endsWith(known));
  if (!extension) return messages.documents.problems.unknownKind(kindNames(limits));
  const { documentBytes } = limits;
  if (size > documentBytes) return messages.documents.problems.tooLarge(formatBytes(size), formatBytes(documentBytes));
  if (!looksLike(extension, head)) return messages.documents.problems.otherContent(extension.slice(1).toUpperCase());
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
  // PDF readers accept a file whose signature is not at the very start.
  if (extension === '.pdf') return start.includes('%PDF-');
  // A password-protected file is not a zip; the server explains this.
  if (ZIP_KINDS.includes(extension)) return start.startsWith('PK') || start.startsWith('\u00d0\u00cf\u0011\u00e0');
  if (extension === '.png') return start.startsWith('\u0089PNG');
  if (extension === '.jpg' || extension === '.jpeg') return start.startsWith('\u00ff\u00d8\u00ff');
  if (extension === '.webp') return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
  if (extension === '.rtf') return start.trimStart().startsWith('{\\rtf');
  return !TEXT_KINDS.includes(extension) || !start.includes('\0') || isUtf16(start);
}

/** Detects UTF-16 with its byte order mark, or without one when every other byte is 0, as in ASCII letters. */
function isUtf16(start: string): boolean {
  if (start.startsWith('\u00ff\u00fe') || start.startsWith('\u00fe\u00ff')) return true;
  const places = Array.from(start.matchAll(/\0/g), ({ index }) => index % 2);
  return new Set(places).size === 1 && places.length > start.length / 4;
}
