import { blankCanvas, loadImage, pngOf } from './canvas';

/** The reason why a file cannot be a logo. */
export type LogoProblem = 'type' | 'tooLarge' | 'broken';
export type LoadedLogo =
  | { readonly ok: true; readonly logo: string }
  | { readonly ok: false; readonly problem: LogoProblem };

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const LOGO_BYTES_MAX = 2_000_000;

/**
 * A logo covers a twentieth of the code, so more pixels would only make the file larger. The first edge whose file is
 * small enough is used.
 */
const LOGO_PX = [256, 192, 128] as const;
const LOGO_CHARACTERS_MAX = 150_000;

/** Redraws the file as a square PNG without any other contents, such as scripts and location data. */
export async function loadLogo(file: File): Promise<LoadedLogo> {
  if (!LOGO_TYPES.includes(file.type)) return { ok: false, problem: 'type' };
  if (file.size > LOGO_BYTES_MAX) return { ok: false, problem: 'tooLarge' };
  try {
    const image = await loadImage(await dataUrlOf(file));
    let logo = '';
    for (const edge of LOGO_PX) {
      logo = await dataUrlOf(await pngOf(squareOf(image, edge)));
      if (logo.length <= LOGO_CHARACTERS_MAX) break;
    }
    return { ok: true, logo };
  } catch {
    return { ok: false, problem: 'broken' };
  }
}

/** Draws the whole image in the middle of a transparent square. */
function squareOf(image: HTMLImageElement, edge: number): HTMLCanvasElement {
  const { canvas, context } = blankCanvas(edge, edge);
  context.clearRect(0, 0, edge, edge);
  context.imageSmoothingEnabled = true;
  // An SVG without width and height has a size of 0.
  const [width, height] = [image.naturalWidth || edge, image.naturalHeight || edge];
  const scale = edge / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  context.drawImage(image, (edge - w) / 2, (edge - h) / 2, w, h);
  return canvas;
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
