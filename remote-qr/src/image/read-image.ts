import { readPixels } from '../model/scan-conditions';
import { blankCanvas, loadImage } from './canvas';

/** Reads the text of a code in an image as a scanner does; null without a code. */
export async function readImage(dataUrl: string): Promise<string | null> {
  const image = await loadImage(dataUrl);
  const { canvas, context } = blankCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return readCanvas(canvas);
}

function readCanvas(canvas: HTMLCanvasElement): string | null {
  const context = canvas.getContext('2d');
  return context && readPixels(context.getImageData(0, 0, canvas.width, canvas.height));
}
