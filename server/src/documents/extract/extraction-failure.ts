/** Why a document cannot be used, as a message that its owner can understand and act on. */
export class ExtractionFailure extends Error {
  override readonly name = 'ExtractionFailure';
}

export const FAILURES = {
  empty: 'The file is empty.',
  noText: 'No text was found. If this is a scan or a photo, scan it again at 300 dpi, straight and in good light.',
  noTextInFile: 'No text was found. Check that this is the right file, and that it is not empty.',
  scan: 'This is a scan or a photo. Its text has not been recognized yet; process the document again.',
  tooManyScans: (pages: number) =>
    `More than ${pages} pages are scans without text. Split the file, or run text recognition on it and upload the result.`,
  tooManyPixels: 'The picture has more than 50 million pixels. Save it smaller, such as 4000 by 3000 pixels.',
  damagedPicture: 'The picture is damaged and cannot be read. Save or take it again and upload the new file.',
  tooSlowScan: 'Recognizing the text took too long. Split the scan into smaller files.',
  passwordProtected: 'The file is protected with a password. Remove the protection and upload it again.',
  damagedPdf: 'The PDF is damaged and cannot be read. Export it again and upload the new file.',
  damagedOffice: 'The file is damaged and cannot be read. Save it again and upload the new file.',
  damagedJson: 'This is not valid JSON. Export it again and upload the new file.',
  notKind: (kind: string, extension: string) => `This is not ${kind}, although its name ends in .${extension}.`,
  oldOffice: (kind: string, extension: string) =>
    `This is an old ${kind} (.${extension}). Save it as .${extension}x and upload it again.`,
  saveAs: (kind: string) => `This kind of file cannot be read. Save it as ${kind} and upload that.`,
  unsupported:
    'This kind of file cannot be read. Upload a PDF, Word, Excel, PowerPoint, OpenDocument text, EPUB, RTF, HTML, Markdown, text, CSV or JSON file, or a PNG, JPEG or WebP picture.',
  protectedBook: 'The book is protected against copying. Upload one without protection.',
  tooBig: 'The document is too big once unpacked. Split it into smaller files.',
  tooNested: 'The document is nested too deeply to be read. Save its text in another format and upload that.',
  tooSlow: 'Reading the document took too long. Split it into smaller files.',
  tooSlowForSize:
    'Reading took over 20 seconds, too long for a file of this size. Save it in another format and upload that.',
  crashed: 'The document could not be read. Save it again, if possible in another format, and upload the new file.',
  slowDatabase: 'The database took too long to store the document. Split it into smaller files, or try again later.',
  missing: 'The stored file is missing. Delete the document and upload it again.',
} as const;

/**
 * Converts an extractor's error; running out of memory means that the document is too big. Returns null when the
 * document is not to blame.
 */
export function asExtractionFailure(error: unknown): ExtractionFailure | null {
  if (error instanceof ExtractionFailure) return error;
  return isLackOfMemory(error) ? new ExtractionFailure(FAILURES.tooBig, { cause: error }) : null;
}

function isLackOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_MEMORY_ALLOCATION_FAILED' || code === 'Z_MEM_ERROR') return true;
  return (
    error instanceof RangeError &&
    /allocation failed|invalid (array|string) length|invalid array buffer/i.test(error.message)
  );
}
