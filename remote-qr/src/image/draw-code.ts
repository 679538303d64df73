import type { Modules } from '@frontdesk/shared/endpoints/qr-image/modules';
import { type CodeLayout, type CodePart, codeParts, FRAME_FONT, paintModules } from '../model/code-parts';
import type { QrStyle } from '../model/qr-style';
import { blankCanvas, loadImage } from './canvas';

/**
 * Draws a code at exactly `size` by `size` pixels. Square modules are sharp at every size. `laidOut` is its layout, if
 * known.
 */
export async function drawCode(
  modules: Modules,
  style: QrStyle,
  size: number,
  laidOut?: CodeLayout,
): Promise<HTMLCanvasElement> {
  const { canvas, context } = blankCanvas(size, size);
  const { layout, behind, modules: dots, before } = codeParts(modules, style, laidOut);
  context.setTransform(size / layout.edge, 0, 0, size / layout.edge, 0, 0);
  for (const part of behind) await drawPart(context, part);
  if (style.shape === 'rounded') await drawPart(context, dots);
  else paintSquares(context, modules, style, size, layout);
  for (const part of before) await drawPart(context, part);
  return canvas;
}

/** Paints only the modules, so that a frame behind them remains visible. */
function paintSquares(
  context: CanvasRenderingContext2D,
  modules: Modules,
  style: QrStyle,
  size: number,
  layout: CodeLayout,
): void {
  const painted = new ImageData(paintModules(modules, size, style, layout), size, size);
  const perModule = size / layout.edge;
  // From the first pixel whose center is in the code to the first pixel after the code.
  const first = (start: number) => Math.max(0, Math.ceil(start * perModule - 0.5));
  const [x, y] = [first(layout.x), first(layout.y)];
  const end = (start: number) => Math.min(size, first(start + modules.length));
  context.putImageData(painted, 0, 0, x, y, end(layout.x) - x, end(layout.y) - y);
}

async function drawPart(context: CanvasRenderingContext2D, part: CodePart): Promise<void> {
  if (part.kind === 'image') {
    const image = await loadImage(part.href);
    context.imageSmoothingEnabled = true;
    context.drawImage(image, part.x, part.y, part.edge, part.edge);
    return;
  }
  context.fillStyle = part.fill;
  if (part.kind === 'path') context.fill(new Path2D(part.d));
  else drawWords(context, part.words);
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function drawWords(context: CanvasRenderingContext2D, { text, x, y, size }: Words): void {
  // Draws the text large and scales it down, because fonts are not made for sizes of a few pixels.
  const scale = size / 100;
  context.save();
  context.translate(x, y + size * 0.36);
  context.scale(scale, scale);
  context.font = `bold 100px ${FRAME_FONT}`;
  context.textAlign = 'center';
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  context.fillText(text, 0, 0);
  context.restore();
}

/** Draws text as a picture of `height` pixels, for files whose fonts lack some letters. */
export function wordsCanvas(text: string, fill: string, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (!measure) throw new Error('This browser cannot draw images.');
  measure.font = `bold ${height}px ${FRAME_FONT}`;
  canvas.width = Math.ceil(measure.measureText(text).width + height * 0.2);
  canvas.height = Math.ceil(height * 1.4);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.fillStyle = fill;
  drawWords(context, { text, x: canvas.width / 2, y: canvas.height / 2, size: height });
  return canvas;
}
