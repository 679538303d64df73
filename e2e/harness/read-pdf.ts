import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { decodePng } from './decode-png';

const PDFJS = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));
const MM_PER_POINT = 25.4 / 72;

/**
 * Renders the first page of a PDF with PDF.js in the browser. Returns the page's size and the text that a scanner reads
 * from it.
 */
export async function readPdf(page: Page, pdf: Buffer) {
  const script = `${new URL(page.url()).origin}/admin/pdfjs.mjs`;
  await page.route(script, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await readFile(PDFJS) }),
  );
  const { width, height, png } = await page.evaluate(
    async ([from, base64]) => {
      const { getDocument } = await import(from);
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const first = await (await getDocument({ data, isEvalSupported: false }).promise).getPage(1);
      const viewport = first.getViewport({ scale: 4 });
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
      await first.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
      const [, , right, top] = first.view;
      return { width: right, height: top, png: canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [script, pdf.toString('base64')] as const,
  );
  await page.unroute(script);
  const mm = (points: number) => Math.round(points * MM_PER_POINT * 100) / 100;
  const { text } = await decodePng(page, Buffer.from(png, 'base64'));
  return { widthMm: mm(width), heightMm: mm(height), text };
}
