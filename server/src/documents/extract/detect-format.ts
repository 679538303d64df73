import { ExtractionFailure, FAILURES } from './extraction-failure';

export type DocumentFormat = 'pdf' | 'docx' | 'html' | 'markdown' | 'csv' | 'text';

/** The extensions of what can be read. */
export const DOCUMENT_KINDS = ['.pdf', '.docx', '.html', '.htm', '.md', '.markdown', '.txt', '.csv'] as const;

const OLE_SIGNATURE = 'd0cf11e0a1b11ae1';

/** What a file is: its content decides, its name only between kinds of text. Throws what the owner should know. */
export function detectFormat(name: string, bytes: Buffer): DocumentFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) throw new ExtractionFailure(FAILURES.empty);
  // Readers accept some bytes before the signature, so real files have them.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 8).toString('hex') === OLE_SIGNATURE) {
    const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new ExtractionFailure(isEncrypted ? FAILURES.passwordProtected : FAILURES.oldWord);
  }
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    // Cut short, a Word document may have lost the part that shows what it is; its reader says so better.
    const isCutShort = !bytes.includes('PK\u0005\u0006');
    if (bytes.includes('word/') || (extension === 'docx' && isCutShort)) return 'docx';
    throw new ExtractionFailure(extension === 'docx' ? FAILURES.notDocx : FAILURES.unsupported);
  }
  if (extension === 'pdf') throw new ExtractionFailure(FAILURES.notPdf);
  if (extension === 'docx') throw new ExtractionFailure(FAILURES.notDocx);
  if (isBinary(bytes)) throw new ExtractionFailure(FAILURES.unsupported);
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'html' || extension === 'htm' || looksLikeHtml(bytes)) return 'html';
  return 'text';
}

function isBinary(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8192);
  const isUtf16 = /^(fffe|feff)/.test(start.subarray(0, 2).toString('hex'));
  return start.includes(0) && !isUtf16;
}

function looksLikeHtml(bytes: Buffer): boolean {
  return /^\s*(<!doctype html|<html|<head|<body)/i.test(
    bytes
      .subarray(0, 1024)
      .toString('utf8')
      .replace(/^\ufeff/, ''),
  );
}
