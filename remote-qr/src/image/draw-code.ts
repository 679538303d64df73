import { encodePlain } from '../model/encode-modules';
import { encodeWithLogo } from '../model/encode-with-logo';
import { type Modules, paintModules, QUIET_ZONE } from '../model/paint-modules';
import { platePlace, type QrStyle } from '../model/qr-style';
import { blankCanvas, loadImage } from './canvas';

/** The squares of a code in a style. */
export function modulesFor(text: string, { logo }: QrStyle): Modules | null {
  return logo === null ? encodePlain(text) : encodeWithLogo(text);
}

/** Draws a code sharp at exactly `size` by `size`. */
export async function drawCode(modules: Modules, style: QrStyle, size: number): Promise<HTMLCanvasElement> {
  const { canvas, context } = blankCanvas(size, size);
  context.putImageData(new ImageData(paintModules(modules, size, style), size, size), 0, 0);
  if (style.logo !== null) await drawLogo(context, modules.length, size, { ...style, logo: style.logo });
  return canvas;
}

async function drawLogo(
  context: CanvasRenderingContext2D,
  count: number,
  size: number,
  { light, logo }: { readonly light: string; readonly logo: string },
): Promise<void> {
  const image = await loadImage(logo);
  const perModule = size / (count + 2 * QUIET_ZONE);
  const { start, edge } = platePlace(count);
  const at = (QUIET_ZONE + start) * perModule;
  context.fillStyle = light;
  context.fillRect(at, at, edge * perModule, edge * perModule);
  context.imageSmoothingEnabled = true;
  context.drawImage(image, at + perModule / 2, at + perModule / 2, (edge - 1) * perModule, (edge - 1) * perModule);
}
