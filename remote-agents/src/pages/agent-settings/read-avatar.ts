import { AVATAR_MAX } from '@frontdesk/shared/endpoints/widget-theme';
import * as messages from '../../messages';

const words = messages.theme;
/** In pixels; three times the displayed size. */
const SIDE = 96;
const BYTES_MAX = 5_000_000;
/** No SVG, because it may contain scripts. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Rejects for files that are not pictures, and in browsers that cannot decode pictures. */
const decode = async (file: File) => createImageBitmap(file);

/** Crops the middle of a picture to a small JPEG without the file's metadata. Rejects with a sentence for the owner. */
export async function readAvatar(file: File): Promise<string> {
  if (!AVATAR_TYPES.includes(file.type)) throw new Error(words.avatarKind);
  if (file.size > BYTES_MAX) throw new Error(words.avatarSize);
  const picture = await decode(file).catch(() => null);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!picture || !context) throw new Error(words.avatarUnreadable);
  const side = Math.min(picture.width, picture.height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  for (const quality of [0.9, 0.75, 0.5]) {
    const dataUrl = canvas.toDataURL('image/jpeg', quality);
    if (dataUrl.length <= AVATAR_MAX) return dataUrl;
  }
  throw new Error(words.avatarUnreadable);
}
