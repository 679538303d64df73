import type { Modules } from '@frontdesk/shared/endpoints/qr-image/modules';
import { allParts, type CodePart, codeParts } from '../model/code-parts';
import type { QrStyle } from '../model/qr-style';
import { wordsCanvas } from './draw-code';

const POINTS_PER_MM = 72 / 25.4;
/** Sharp on paper; used for text that a PDF's own fonts cannot represent. */
const WORDS_PX = 400;

/** Draws the code as a PDF file with vectors. Its only page is exactly as wide as the printed code. */
export async function codePdf(modules: Modules, style: QrStyle, title: string): Promise<Blob> {
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.create();
  file.setTitle(title);
  const { layout, ...parts } = codeParts(modules, style);
  const edge = style.sizeMm * POINTS_PER_MM;
  const scale = edge / layout.edge;
  const page = file.addPage([edge, edge]);
  const colorOf = (hex: string) => {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return rgb(part(1), part(3), part(5));
  };

  async function draw(part: CodePart): Promise<void> {
    // PDF coordinates start at the bottom.
    if (part.kind === 'path')
      page.drawSvgPath(part.d, { x: 0, y: edge, scale, color: colorOf(part.fill), borderWidth: 0 });
    else if (part.kind === 'image') {
      const width = part.edge * scale;
      const image = await file.embedPng(part.href);
      page.drawImage(image, { x: part.x * scale, y: edge - part.y * scale - width, width, height: width });
    } else await drawWords(part);
  }

  async function drawWords({ words: { text, x, y, size }, fill }: Extract<CodePart, { kind: 'words' }>) {
    const font = await file.embedFont(StandardFonts.HelveticaBold);
    const pt = size * scale;
    if ([...text].every((sign) => font.getCharacterSet().includes(sign.codePointAt(0) ?? 0))) {
      const left = x * scale - font.widthOfTextAtSize(text, pt) / 2;
      page.drawText(text, { x: left, y: edge - (y + size * 0.36) * scale, size: pt, font, color: colorOf(fill) });
      return;
    }
    const canvas = wordsCanvas(text, fill, WORDS_PX);
    const image = await file.embedPng(canvas.toDataURL('image/png'));
    const [width, height] = [(canvas.width / WORDS_PX) * pt, (canvas.height / WORDS_PX) * pt];
    page.drawImage(image, { x: x * scale - width / 2, y: edge - y * scale - height / 2, width, height });
  }

  for (const part of allParts({ layout, ...parts })) await draw(part);
  return new Blob([new Uint8Array(await file.save())], { type: 'application/pdf' });
}
