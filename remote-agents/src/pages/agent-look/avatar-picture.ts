import { AVATAR_MAX } from '@frontdesk/shared/endpoints/widget-theme';

/** In pixels; three times the displayed size. */
const SIDE = 96;

/** What a picture contributes to the look of an agent. */
interface Picture {
  /** The middle of the picture as a small JPEG without the file's metadata; null when it cannot be made small enough. */
  readonly avatar: string | null;
  /** The color that most of the picture's colored pixels share, such as #0a5c36; null for a gray picture. */
  readonly color: string | null;
}

/**
 * Reads a picture. Null for a file that is not a picture or may not be read, and in a browser that cannot decode
 * pictures.
 */
export async function readPicture(file: Blob): Promise<Picture | null> {
  const picture = await decode(file).catch(() => null);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!picture || !context) return null;
  const [width, height] = [picture.width || SIDE, picture.height || SIDE];
  // Drawings are not cropped, because most of them are logos.
  const side = isDrawing(file) ? Math.max(width, height) : Math.min(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  const scale = SIDE / side;
  const [w, h] = [width * scale, height * scale];
  context.drawImage(picture, (SIDE - w) / 2, (SIDE - h) / 2, w, h);
  if ('close' in picture) picture.close();
  try {
    const avatar = [0.9, 0.75, 0.5]
      .map((quality) => canvas.toDataURL('image/jpeg', quality))
      .find((dataUrl) => dataUrl.length <= AVATAR_MAX);
    return { avatar: avatar ?? null, color: mainColor(context.getImageData(0, 0, SIDE, SIDE).data) };
  } catch {
    // Browsers draw an SVG with HTML inside, but do not let the page read what they drew.
    return null;
  }
}

const isDrawing = ({ type }: Blob) => type === 'image/svg+xml';

/** Loaded as an image, an SVG runs no scripts and fetches nothing. */
async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (!isDrawing(file)) return createImageBitmap(file);
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Pixels less colorful than this are gray. */
const CHROMA_MIN = 48;
const HUES = 12;

/** Returns the average color of the pixels with the most frequent hue; null when hardly any pixel has a color. */
export function mainColor(points: ArrayLike<number>): string | null {
  const hues = Array.from({ length: HUES }, () => ({ points: 0, sums: [0, 0, 0] as [number, number, number] }));
  for (let at = 0; at + 3 < points.length; at += 4) {
    const [red, green, blue] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (chroma < CHROMA_MIN) continue;
    const turn =
      most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
    const hue = hues[Math.floor(((turn + 6) % 6) * (HUES / 6)) % HUES];
    if (!hue) continue;
    hue.points++;
    hue.sums = [hue.sums[0] + red, hue.sums[1] + green, hue.sums[2] + blue];
  }
  const [main] = hues.sort((one, other) => other.points - one.points);
  if (!main || main.points * 4 < points.length / 50) return null;
  return `#${main.sums
    .map((sum) =>
      Math.round(sum / main.points)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
