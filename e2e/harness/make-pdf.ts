import PdfDocument from 'pdfkit';

/** Creates a real PDF with one text per page, optionally encrypted with a password. */
export function makePdf(pages: readonly string[], userPassword?: string): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, ...(userPassword !== undefined && { userPassword }) });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const text of pages) document.addPage().fontSize(12).text(text);
  document.end();
  return done;
}
