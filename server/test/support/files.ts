import { once } from 'node:events';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import JSZip from 'jszip';
import PDFDocument from 'pdfkit';

/** Makes a PDF with a page for each list; lines that begin with '# ' are larger, like headings. */
export async function makePdf(
  pages: readonly (readonly string[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = once(pdf, 'end');
  for (const lines of pages) {
    pdf.addPage();
    for (const line of lines) {
      if (line.startsWith('# ')) pdf.fontSize(20).text(line.slice(2));
      else pdf.fontSize(11).text(line).moveDown();
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** Encodes a picture in another format, and crops off everything below `height`. */
export async function encodePicture(
  bytes: Buffer,
  kind: 'jpeg' | 'png' | 'webp',
  height = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, Math.min(picture.height, height));
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return kind === 'png' ? canvas.encodeSync('png') : canvas.encodeSync(kind, 85);
}

/** Makes a PDF with a page for each drawing. */
export async function drawPdf(pages: readonly ((pdf: PDFKit.PDFDocument) => void)[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = once(pdf, 'end');
  for (const draw of pages) {
    // Footers are below the margin, where pdfkit would otherwise begin another page.
    pdf.addPage({ size: 'A4', margins: { top: 20, bottom: 0, left: 40, right: 40 } });
    draw(pdf);
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
  <Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>
</Types>`;
const RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`;
const STYLES = `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
const STYLES_RELATION = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>
</Relationships>`;

/** Makes a Word document: lines that begin with '# ' are headings, and lists of lists are tables. */
export async function makeDocx(content: readonly (string | readonly (readonly string[])[])[], extra?: Buffer) {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', TYPES);
  zip.file('_rels/.rels', RELATIONS);
  zip.file('word/_rels/document.xml.rels', STYLES_RELATION);
  zip.file('word/styles.xml', STYLES);
  const body = content.map((part) => (typeof part === 'string' ? paragraph(part) : table(part))).join('');
  zip.file('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);
  if (extra) zip.file('word/media/extra.bin', extra);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } });
}

function paragraph(text: string): string {
  const isHeading = text.startsWith('# ');
  const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
  return `<w:p>${style}<w:r><w:t xml:space="preserve">${isHeading ? text.slice(2) : text}</w:t></w:r></w:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
