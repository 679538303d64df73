import type { Modules } from '@frontdesk/shared/endpoints/qr-image/modules';
import { blankCanvas, loadImage, pngOf } from '../../image/canvas';
import { loadCodeTools } from '../../image/load-code-tools';
import { looksPlain, type QrStyle } from '../../model/qr-style';

/**
 * Returns the code as a PNG of exactly `size` by `size` pixels. Reads it from the server's image and draws it again,
 * because scaling by a fraction blurs or distorts its modules. Scales an image only if it cannot be read.
 */
export async function drawPng(dataUrl: string, size: number, style: QrStyle): Promise<Blob> {
  return pngOf((await drawAnew(dataUrl, size, style)) ?? (await scale(dataUrl, size)));
}

/** Returns the code as an SVG file. Rejects when the image cannot be read. */
export async function drawSvg(dataUrl: string, style: QrStyle): Promise<Blob> {
  const { codeSvg } = await loadCodeTools();
  return new Blob([codeSvg(await readModules(dataUrl, style), style)], { type: 'image/svg+xml' });
}

/** Returns the code as a PDF file. Rejects when the image cannot be read. */
export async function drawPdf(dataUrl: string, style: QrStyle, title: string): Promise<Blob> {
  const { codePdf } = await loadCodeTools();
  return codePdf(await readModules(dataUrl, style), style, title);
}

async function readModules(dataUrl: string, style: QrStyle): Promise<Modules> {
  const { modulesFor, readImage } = await loadCodeTools();
  const text = await readImage(dataUrl);
  const modules = text === null ? null : modulesFor(text, style);
  if (!modules) throw new Error('The image cannot be read.');
  return modules;
}

async function drawAnew(dataUrl: string, size: number, style: QrStyle): Promise<HTMLCanvasElement | null> {
  try {
    const { drawCode, modulesFor, readImage } = await loadCodeTools();
    const text = await readImage(dataUrl);
    const modules = text === null ? null : modulesFor(text, style);
    return modules && (await drawCode(modules, style, size));
  } catch (error) {
    // The script failed to load. Scaling does not need it, but a style must not be dropped silently.
    if (looksPlain(style)) return null;
    throw error;
  }
}

async function scale(dataUrl: string, size: number): Promise<HTMLCanvasElement> {
  const { canvas, context } = blankCanvas(size, size);
  context.drawImage(await loadImage(dataUrl), 0, 0, size, size);
  return canvas;
}
