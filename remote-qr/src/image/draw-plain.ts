import { encodePlain } from '../model/encode-modules';
import { QUIET_ZONE } from '../model/paint-modules';
import { plainPng } from './plain-png';

/** As wide as the server's images. */
const WIDTH_MIN = 400;

/** The image of a code, as the server draws it for the kinds of the spec. Throws when the text is too long. */
export async function drawPlain(text: string): Promise<string> {
  const modules = encodePlain(text);
  if (!modules) throw new Error('This is too long for a QR code.');
  const png = await plainPng(modules, Math.ceil(WIDTH_MIN / (modules.length + 2 * QUIET_ZONE)));
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
}
