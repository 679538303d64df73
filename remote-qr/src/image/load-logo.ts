import { blankCanvas, loadImage, pngOf } from './canvas';

/** What keeps a file from being a logo. */
export type LogoProblem = 'type' | 'tooLarge' | 'broken';
export type LoadedLogo =
  | { readonly ok: true; readonly logo: string }
  | { readonly ok: false; readonly problem: LogoProblem };

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const LOGO_BYTES_MAX = 2_000_000;

/** A logo is a twentieth of the code, so that more pixels would only weigh. */
const LOGO_PX = 256;

/** Draws the file anew as a square PNG: whatever else it had in it, scripts and places among it, is left behind. */
export async function loadLogo(file: File): Promise<LoadedLogo> {
  if (!LOGO_TYPES.includes(file.type)) return { ok: false, problem: 'type' };
  if (file.size > LOGO_BYTES_MAX) return { ok: false, problem: 'tooLarge' };
  try {
    const image = await loadImage(await dataUrlOf(file));
    const { canvas, context } = blankCanvas(LOGO_PX, LOGO_PX);
    context.clearRect(0, 0, LOGO_PX, LOGO_PX);
    context.imageSmoothingEnabled = true;
    // An SVG without a size of its own has none.
    const [width, height] = [image.naturalWidth || LOGO_PX, image.naturalHeight || LOGO_PX];
    const scale = LOGO_PX / Math.max(width, height);
    const [w, h] = [width * scale, height * scale];
    context.drawImage(image, (LOGO_PX - w) / 2, (LOGO_PX - h) / 2, w, h);
    return { ok: true, logo: await dataUrlOf(await pngOf(canvas)) };
  } catch {
    return { ok: false, problem: 'broken' };
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
