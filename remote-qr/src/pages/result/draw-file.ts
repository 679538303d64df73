import { blankCanvas, loadImage, pngOf } from '../../image/canvas';
import type { Modules } from '../../model/paint-modules';
import { looksPlain, type QrStyle } from '../../model/qr-style';

/**
 * The code as a PNG of exactly `size` by `size`. It is read out of the server's image and drawn again, because scaling by
 * a broken factor blurs or bends its squares; an image that cannot be read is scaled all the same.
 */
export async function drawPng(dataUrl: string, size: number, style: QrStyle): Promise<Blob> {
  return pngOf((await drawAnew(dataUrl, size, style)) ?? (await scale(dataUrl, size)));
}

/** The code as an SVG file; only for an image that can be read. */
export async function drawSvg(dataUrl: string, style: QrStyle): Promise<Blob> {
  const { codeSvg } = await import('./code-tools');
  return new Blob([codeSvg(await readModules(dataUrl, style), style)], { type: 'image/svg+xml' });
}

/** The code as a PDF file; only for an image that can be read. */
export async function drawPdf(dataUrl: string, style: QrStyle, title: string): Promise<Blob> {
  const { codePdf } = await import('./code-tools');
  return codePdf(await readModules(dataUrl, style), style, title);
}

async function readModules(dataUrl: string, style: QrStyle): Promise<Modules> {
  const { modulesFor, readImage } = await import('./code-tools');
  const text = await readImage(dataUrl);
  const modules = text === null ? null : modulesFor(text, style);
  if (!modules) throw new Error('The image cannot be read.');
  return modules;
}

async function drawAnew(dataUrl: string, size: number, style: QrStyle): Promise<HTMLCanvasElement | null> {
  try {
    const { drawCode, modulesFor, readImage } = await import('./code-tools');
    const text = await readImage(dataUrl);
    const modules = text === null ? null : modulesFor(text, style);
    return modules && (await drawCode(modules, style, size));
  } catch (error) {
    // The script did not arrive; scaling needs none. A style, though, is not dropped in silence.
    if (looksPlain(style)) return null;
    throw error;
  }
}

async function scale(dataUrl: string, size: number): Promise<HTMLCanvasElement> {
  const { canvas, context } = blankCanvas(size, size);
  context.drawImage(await loadImage(dataUrl), 0, 0, size, size);
  return canvas;
}
