import { encodePlain } from '../model/encode-modules';
import { QUIET_ZONE } from '../model/paint-modules';
import { plainPng } from './plain-png';

/** Width of the server's images, in pixels. */
const WIDTH_MIN = 400;

/** Draws the image of a code as the server does for the spec's kinds. Throws when the text is too long. */
export async function drawPlain(text: string): Promise<string> {
  const modules = encodePlain(text);
  if (!modules) throw new Error('This is too long for a QR code.');
  const png = await plainPng(modules, Math.ceil(WIDTH_MIN / (modules.length + 2 * QUIET_ZONE)));
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
}
