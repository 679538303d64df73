import { ExtractionFailure, FAILURES } from './extraction-failure';
import { pictureKind } from './scan/page-image';
import { utf16Of } from './utf16';

export type DocumentFormat =
  | 'pdf'
  | 'picture'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'epub'
  | 'rtf'
  | 'html'
  | 'markdown'
  | 'csv'
  | 'json'
  | 'text';

/** The extensions of supported files. */
export const DOCUMENT_KINDS = [
  ...['.pdf', '.docx', '.odt', '.rtf', '.epub', '.xlsx', '.pptx'],
  ...['.html', '.htm', '.md', '.markdown', '.txt', '.csv', '.tsv', '.json'],
  ...['.png', '.jpg', '.jpeg', '.webp'],
] as const;

const OTHER_PICTURES = /^(?:hei[cf]|tiff?|gif|bmp|avif)$/;
const OLE_SIGNATURE = 'd0cf11e0a1b11ae1';
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'Word document',
  xls: 'Excel workbook',
  ppt: 'PowerPoint presentation',
};

/** How each kind of zip file is recognized, and what its owner calls it. */
const ZIPS = {
  docx: { sign: 'word/', kind: 'a Word document' },
  xlsx: { sign: 'xl/', kind: 'an Excel workbook' },
  pptx: { sign: 'ppt/', kind: 'a PowerPoint presentation' },
  odt: { sign: 'content.xml', kind: 'an OpenDocument text' },
  epub: { sign: 'META-INF/container.xml', kind: 'an EPUB book' },
} as const;

/** Other common formats, and the supported formats in which to save such files. */
const SAVE_AS: readonly (readonly [sign: string, kind: string])[] = [
  ['xl/workbook.bin', '.xlsx'],
  ['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', '.xlsx or .csv'],
  ['mimetypeapplication/vnd.oasis.opendocument.presentation', '.pptx or .pdf'],
  ['Index/Document.iwa', '.docx, .xlsx or .pdf'],
];

/**
 * Detects a file's format by its content; the name only decides between kinds of text. Throws a message for the owner.
 */
export function detectFormat(name: string, bytes: Buffer): DocumentFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) throw new ExtractionFailure(FAILURES.empty);
  // A website's page is named after its title, which may end with what looks like an extension.
  if (looksLikeHtml(bytes)) return 'html';
  // Programs accept some bytes before the signature, so real files contain such bytes.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (pictureKind(bytes)) return 'picture';
  if (OTHER_PICTURES.test(extension)) throw new ExtractionFailure(FAILURES.saveAs('.jpg or .png'));
  if (bytes.subarray(0, 8).toString('hex') === OLE_SIGNATURE) throw oldOffice(extension, bytes);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return zipFormat(extension, bytes);
  if (/^\s*\{\\rtf/.test(bytes.subarray(0, 64).toString('latin1'))) return 'rtf';
  if (extension === 'pdf') throw new ExtractionFailure(FAILURES.notKind('a PDF', extension));
  if (/^(?:png|jpe?g|webp)$/.test(extension)) throw new ExtractionFailure(FAILURES.notKind('a picture', extension));
  if (extension === 'rtf') throw new ExtractionFailure(FAILURES.notKind('an RTF document', extension));
  if (isZipName(extension)) throw new ExtractionFailure(FAILURES.notKind(ZIPS[extension].kind, extension));
  if (isBinary(bytes)) throw new ExtractionFailure(FAILURES.unsupported);
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'json') return 'json';
  if (extension === 'html' || extension === 'htm') return 'html';
  return 'text';
}

const isZipName = (extension: string): extension is keyof typeof ZIPS => Object.hasOwn(ZIPS, extension);

function oldOffice(extension: string, bytes: Buffer): ExtractionFailure {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    return new ExtractionFailure(FAILURES.passwordProtected);
  }
  const kind = OLD_OFFICE[extension];
  return new ExtractionFailure(kind ? FAILURES.oldOffice(kind, extension) : FAILURES.unsupported);
}

function zipFormat(extension: string, bytes: Buffer): DocumentFormat {
  const other = SAVE_AS.find(([sign]) => bytes.includes(sign));
  if (other) throw new ExtractionFailure(FAILURES.saveAs(other[1]));
  const formats = Object.keys(ZIPS) as (keyof typeof ZIPS)[];
  // The name is checked first, since a workbook may contain a document.
  const likelyFirst = formats.sort((one, two) => Number(two === extension) - Number(one === extension));
  const found = likelyFirst.find((format) => bytes.includes(ZIPS[format].sign));
  if (found) return found;
  if (!isZipName(extension)) throw new ExtractionFailure(FAILURES.unsupported);
  // A truncated file may lack the part that reveals its format; the reader's own message is then clearer.
  const isCutShort = !bytes.includes('PK\u0005\u0006');
  if (isCutShort) return extension;
  throw new ExtractionFailure(FAILURES.notKind(ZIPS[extension].kind, extension));
}

function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8192).includes(0) && utf16Of(bytes) === null;
}

function looksLikeHtml(bytes: Buffer): boolean {
  return /^\s*(<!doctype html|<html|<head|<body)/i.test(
    bytes
      .subarray(0, 1024)
      .toString('utf8')
      .replace(/^\ufeff/, ''),
  );
}
